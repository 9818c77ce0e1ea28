import { titlesIn } from '../../../platform/formula/formula-words';
import type { Titles } from '../../../platform/formula/formula-words';
import { humanize } from '../../../platform/i18n/humanize';

/** A number or flag of the rules: its place, its name and its present value. */
export type RuleValue = {
  /** A JSON Pointer into the ruleset's document. */
  readonly path: string;
  readonly words: string;
  readonly now: number | boolean;
};

/** Cards and articles have forms of their own. */
const ELSEWHERE: readonly string[] = ['deck', 'articles'];
/** The properties that identify an entry of a list. */
const NAMES = ['name', 'title', 'class', 'phase', 'item', 'value', 'office', 'mask', 'condition'];

/** Every number and flag of a ruleset, in order; formulas are left out. */
export function valuesIn(document: unknown): readonly RuleValue[] {
  if (!isObject(document)) return [];
  const titles = titlesIn(document);
  return Object.entries(document)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .flatMap(([key, value]) => within(titles, value, [key], [humanize(key)]));
}

function within(
  titles: Titles,
  value: unknown,
  path: readonly string[],
  words: readonly string[],
): readonly RuleValue[] {
  const called = (name: string): string => titles.get(name) ?? humanize(name);
  if (typeof value === 'number' || typeof value === 'boolean') {
    return [{ path: pointer(path), words: words.join(' › '), now: value }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) =>
      within(
        titles,
        each,
        [...path, String(at)],
        [...words, nameOf(titles, each) ?? String(at + 1)],
      ),
    );
  }
  if (!isObject(value) || ('op' in value && 'of' in value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    within(titles, each, [...path, key], [...words, called(key)]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(titles: Titles, value: unknown): string | null {
  if (!isObject(value)) return null;
  const key = NAMES.find((each) => typeof value[each] === 'string');
  if (key === undefined) return null;
  const name = String(value[key]);
  return key === 'name' || key === 'title' ? name : (titles.get(name) ?? humanize(name));
}

const pointer = (path: readonly string[]): string =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A JSON Pointer in words: `income › amount`. An addition to a list prints as the list. */
export const wordsOfPath = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '-')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : humanize(part)))
    .join(' › ');
