/** Rulesets whose things have titles that share no word with their codes. */
import type { Ruleset } from '../../src/rulesets';

const TITLES = new Set(['name', 'title', 'plural']);
const CODES = new Set([
  ...['item', 'phase', 'action', 'office', 'value', 'class', 'suit', 'rank', 'exchange', 'trick'],
  ...['mask', 'archetype', 'symbol'],
]);

/** A copy in which each title is “Xyzzy 1”, “Xyzzy 2” … */
export function renamed<R extends Ruleset>(ruleset: R): R {
  let last = 0;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    // A name of an expression.
    if (Object.keys(value).length === 1) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        TITLES.has(key) && typeof inner === 'string' ? `Xyzzy ${(last += 1)}` : copy(inner),
      ]),
    );
  };
  const { articles, title, ...rest } = ruleset;
  return { ...(copy(rest) as R), title, ...(articles === undefined ? {} : { articles }) };
}

/** The codes of the ruleset, as written and as words with capital initials. */
export function codesOf(ruleset: Ruleset): RegExp {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (CODES.has(key) && typeof inner === 'string' && /^[A-Z_]{3,}$/.test(inner)) {
        found.add(inner);
        found.add(inWords(inner));
      } else collect(inner);
    }
  };
  collect({ ...ruleset, articles: [] });
  return new RegExp(`(?<![\\p{L}_])(?:${[...found].join('|')})s?(?![\\p{L}_])`, 'u');
}

const inWords = (code: string): string =>
  code
    .split('_')
    .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
    .join(' ');
