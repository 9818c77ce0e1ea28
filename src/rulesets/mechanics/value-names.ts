/** Tracked numbers and flags as expressions know them: `value:HONOUR`. What is secret has no name [ruling AB1]. */
import type { NamedValue } from '../expressions/check-expression';
import type { Tracking } from './tracked-value';
import { trackedValuesOf } from './values-of';

const VALUE = 'value:';

export type NamedEntry = readonly [name: string, value: NamedValue];

export const valueNames = (
  ruleset: Tracking,
  whose: 'PLAYER' | 'SEASON',
  wordsOf: (title: string) => string,
): NamedEntry[] =>
  trackedValuesOf(ruleset).flatMap(({ value, title, type, of, secret }) =>
    type === 'TEXT' || of !== whose || secret
      ? []
      : [[`${VALUE}${value}`, { type, words: wordsOf(title) }] as const],
  );

/** The code of the value that a name stands for; null for any other name. */
export const valueOfName = (name: string): string | null =>
  name.startsWith(VALUE) ? name.slice(VALUE.length) : null;
