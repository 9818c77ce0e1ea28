/** The names that conditions of victory may use in either game [rulings X9, AB1]. */
import type { NamedValue } from '../expressions/check-expression';
import type { Ruleset } from '../document/ruleset';
import { valueNames } from './value-names';
import type { NamedEntry } from './value-names';

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });

const OTHERS = 'others.';
export const isOfOthers = (name: string): boolean => name.startsWith(OTHERS);

/** The code in a name such as `others.TRUNG`. */
export const ofOthers = (name: string): string => name.slice(OTHERS.length);

/** Two names: a number of the player, and the highest such number of any other player. */
export const ownAndOthers = (
  name: string,
  own: string,
  others: string,
  { code = name }: { readonly code?: string } = {},
): NamedEntry[] => [
  [name, number(own)],
  [`${OTHERS}${code}`, number(others)],
];

/** The names of the number of players who can win, and of the public tracked values. */
export const namesOfVictory = (ruleset: Pick<Ruleset, 'trackedValues'>): NamedEntry[] => [
  ['players', number('the number of players')],
  ...valueNames(ruleset, 'SEASON', (title) => `the season’s ${title}`),
  ...valueNames(ruleset, 'PLAYER', (title) => title).flatMap(([name, { type, words }]) =>
    type === 'NUMBER'
      ? ownAndOthers(name, `the player’s ${words}`, `the highest ${words} of the others`)
      : [[name, { type, words: `the player’s ${words}` }] as const],
  ),
];
