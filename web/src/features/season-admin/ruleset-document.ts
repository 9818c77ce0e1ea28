import { compare } from 'fast-json-patch';
import type { Operation } from 'fast-json-patch';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { isObject } from '../../platform/json';
import type { Json } from '../../platform/json';
import type { Problem } from '../rules-editor';
import type { PlainWord } from '../../platform/i18n/translate';

/** A place in a text; both numbers start at 1. */
export type TextPosition = { readonly line: number; readonly column: number };

/** A complete rules document, as typed. */
export type ReadDocument =
  | { readonly is: 'none' }
  | { readonly is: 'wrong'; readonly spot: TextPosition; readonly why: PlainWord }
  | { readonly is: 'read'; readonly document: Json };

const AS_JSON = { disallowComments: true, allowTrailingComma: false };

export function readDocument(text: string): ReadDocument {
  if (text.trim() === '') return { is: 'none' };
  const errors: ParseError[] = [];
  parseTree(text, errors, AS_JSON);
  const [first] = errors;
  if (first !== undefined) {
    const why = WHY.get(printParseErrorCode(first.error)) ?? 'document.notJson';
    return { is: 'wrong', spot: spotAt(text, first.offset), why };
  }
  const document: unknown = JSON.parse(text);
  if (isObject(document)) return { is: 'read', document };
  return { is: 'wrong', spot: spotAt(text, text.search(/\S/)), why: 'document.notObject' };
}

const WHY: ReadonlyMap<string, PlainWord> = new Map([
  ['PropertyNameExpected', 'document.name'],
  ['ValueExpected', 'document.value'],
  ['ColonExpected', 'document.colon'],
  ['CommaExpected', 'document.comma'],
  ['CloseBraceExpected', 'document.brace'],
  ['CloseBracketExpected', 'document.bracket'],
  ['EndOfFileExpected', 'document.end'],
]);

function spotAt(text: string, offset: number): TextPosition {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The API's limit of steps in a patch. */
const MOST_STEPS = 200;

/**
 * The patch from one document to another. If it has too many steps, whole properties are replaced.
 */
export function stepsBetween(edition: Json, document: Json): readonly Operation[] {
  const steps = compare(edition, document);
  if (steps.length <= MOST_STEPS) return steps;
  const changed = new Set(steps.map(({ path }) => partsOf(path)[0] ?? ''));
  const [kept, fresh] = [new Map(Object.entries(edition)), new Map(Object.entries(document))];
  return [...changed].map((name) => {
    const path = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!fresh.has(name)) return { op: 'remove', path };
    return { op: kept.has(name) ? 'replace' : 'add', path, value: fresh.get(name) };
  });
}

/**
 * The position of a problem's value in the text; if the value is missing, the position of the
 * object that lacks it.
 */
export function positionOf(text: string, { path }: Problem): TextPosition {
  const tree = parseTree(text, [], AS_JSON);
  for (let parts = partsOf(path); tree !== undefined; parts = parts.slice(0, -1)) {
    const node = nodeAt(tree, parts);
    if (node !== undefined) return spotAt(text, node.offset);
  }
  return spotAt(text, 0);
}

const partsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function nodeAt(tree: Node, parts: readonly string[]): Node | undefined {
  let node: Node | undefined = tree;
  for (const part of parts) {
    if (node === undefined) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
  }
  return node;
}
