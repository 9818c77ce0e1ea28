/** A number or a flag of the rules: where it stands, in words, and what it is now. */
export type RuleValue = {
  /** A JSON Pointer into the ruleset's document. */
  readonly path: string;
  readonly words: string;
  readonly now: number | boolean;
};

/** Cards and articles are changed otherwise. */
const ELSEWHERE: readonly string[] = ['deck', 'articles'];
/** By what an entry of a list is known. */
const NAMES = ['name', 'title', 'class', 'phase', 'item', 'value', 'office', 'mask', 'condition'];

/** Every number and flag of a ruleset, in its order; what is worked out by a formula is not a number. */
export function valuesIn(document: unknown): readonly RuleValue[] {
  if (!isObject(document)) return [];
  return Object.entries(document)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .flatMap(([key, value]) => within(value, [key], [wordsOf(key)]));
}

function within(
  value: unknown,
  path: readonly string[],
  words: readonly string[],
): readonly RuleValue[] {
  if (typeof value === 'number' || typeof value === 'boolean') {
    return [{ path: pointer(path), words: words.join(' › '), now: value }];
  }
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, at) =>
      within(each, [...path, String(at)], [...words, nameOf(each) ?? String(at + 1)]),
    );
  }
  if (!isObject(value) || ('op' in value && 'of' in value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    within(each, [...path, key], [...words, wordsOf(key)]),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const name = NAMES.map((key) => value[key]).find((each) => typeof each === 'string');
  return typeof name === 'string' ? name : null;
}

/** `rejoinAfterDays` as people write it. */
const wordsOf = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);

const pointer = (path: readonly string[]): string =>
  path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A JSON Pointer as people read it: `income › amount`; what comes at the end of a list is of the list. */
export const wordsOfPath = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .filter((part) => part !== '-')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : wordsOf(part)))
    .join(' › ');
