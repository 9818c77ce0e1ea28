/** A complete rules document as text, and its patch from an edition. */
import { applyPatch, deepClone } from 'fast-json-patch';
import type { Operation } from 'fast-json-patch';
import {
  readDocument,
  positionOf,
  stepsBetween,
} from '../../web/src/features/season-admin/ruleset-document';

const numbers = (from: number): number[] => Array.from({ length: 300 }, (_, at) => from + at);
const made = (edition: object, steps: readonly Operation[]): unknown =>
  applyPatch(deepClone(edition) as object, [...steps]).newDocument;

describe('what makes a document of an edition', () => {
  it('is a step for each place that differs', () => {
    const edition = { a: [1, 2], b: { c: true }, gone: 1 };
    const document = { a: [1, 3], b: { c: true } };
    const steps = stepsBetween(edition, document);
    expect(steps.map(({ op, path }) => `${op} ${path}`).sort()).toEqual([
      'remove /gone',
      'replace /a/1',
    ]);
    expect(made(edition, steps)).toEqual(document);
  });

  it('is a step for each property where there would be more steps than a patch may have', () => {
    const edition = { 'a/b~': numbers(0), kept: numbers(0), gone: numbers(0) };
    const document = { 'a/b~': numbers(1), kept: numbers(0), fresh: { a: 1 } };
    const steps = stepsBetween(edition, document);
    expect(steps.map(({ op, path }) => `${op} ${path}`).sort()).toEqual([
      'add /fresh',
      'remove /gone',
      'replace /a~1b~0',
    ]);
    expect(made(edition, steps)).toEqual(document);
  });
});

it.each([
  ['{ "a": 1, }', 'document.name', 1, 11],
  ['{\n"a" 1 }', 'document.colon', 2, 5],
  ['{ "a": }', 'document.value', 1, 8],
  ['{ "a": [1 2] }', 'document.comma', 1, 11],
  ['{ "a": [1', 'document.bracket', 1, 10],
  ['{ "a": 1', 'document.brace', 1, 9],
  ['{} {}', 'document.end', 1, 4],
  ['{ "a": // why\n1 }', 'document.notJson', 1, 8],
  ['\n  [1]', 'document.notObject', 2, 3],
] as const)('%j is wrong at its place', (text, why, line, column) => {
  expect(readDocument(text)).toEqual({ is: 'wrong', why, spot: { line, column } });
});

it.each([
  ['/a/1/b', 3, 10],
  ['/a/1/missing', 3, 3],
  ['/none/at/all', 1, 1],
])(
  'what is wrong at %s stands in its line, or in that of what it is missing from',
  (path, line, column) => {
    const text = '{ "a": [\n  { "b": 1 },\n  { "b": 2 }\n] }';
    expect(positionOf(text, { path, message: '' })).toEqual({ line, column });
  },
);
