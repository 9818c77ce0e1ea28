/**
 * The names of tracked numbers and flags in expressions, such as `value:HONOUR`. Secret values have
 * no name [ruling AB1].
 */
import type { NamedValue } from '../expressions/check-expression';
import type { TrackedValue, Tracking } from './tracked-value';
import { trackedValuesOf } from './value-lookup';

const VALUE = 'value:';
const OF_HAND = 'hand.value:';

export type NamedEntry = readonly [name: string, value: NamedValue];

export const valueNames = (
  ruleset: Tracking,
  whose: TrackedValue['of'],
  wordsOf: (title: string) => string,
): NamedEntry[] =>
  trackedValuesOf(ruleset).flatMap(({ value, title, type, of, secret }) =>
    type === 'TEXT' || of !== whose || secret
      ? []
      : [[`${VALUE}${value}`, { type, words: wordsOf(title) }] as const],
  );

/** The code in a name such as `value:HONOUR`; null for any other name. */
export const valueOfName = (name: string): string | null =>
  name.startsWith(VALUE) ? name.slice(VALUE.length) : null;

/**
 * Names such as `hand.value:SHINE`: the sum of a number over all cards of a hand, or the number of
 * cards with a flag [ruling AF1].
 */
export const handValueNames = (
  ruleset: Tracking,
  wordsOf: (title: string) => string,
): (readonly [name: string, value: NamedValue & { readonly meaning: string }])[] =>
  trackedValuesOf(ruleset).flatMap(({ value, title, type, of, secret }) => {
    if (type === 'TEXT' || of !== 'CARD' || secret) return [];
    const words = `${wordsOf(title)} of its cards`;
    const meaning =
      type === 'NUMBER'
        ? `the sum of ${wordsOf(title)} over its cards`
        : `the number of its cards of which ${wordsOf(title)} is yes`;
    return [[`${OF_HAND}${value}`, { type: 'NUMBER', words, meaning }] as const];
  });

/** The code in a name such as `hand.value:SHINE`; null for any other name. */
export const valueOfHandName = (name: string): string | null =>
  name.startsWith(OF_HAND) ? name.slice(OF_HAND.length) : null;
