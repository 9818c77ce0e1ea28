/** The names that the formula of a hand's score may use [Scoring; rulings X2, AB2, AF1]. */
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import { handValueNames, valueNames } from '../mechanics/value-names';
import type { Deck } from './deck';
import type { RoundRuleset } from './document';

/** A number of a hand, with its meaning in a sentence. */
export type ScoreName = NamedValue & { readonly meaning: string };

const number = (words: string, meaning: string): ScoreName => ({ type: 'NUMBER', words, meaning });

type ScoreNames = ReadonlyMap<string, ScoreName> & KnownNames;

/** The names of the hand's values. Those of ranks and suits end in codes, as in `rank.KNIGHT`. */
export function handNames({ archetypes, suits }: Deck): ScoreNames {
  return new Map<string, ScoreName>([
    ['cards', number('c', 'the number of its cards')],
    ['ranks', number('r', 'the number of ranks that the rules define')],
    ['multiplier', number('m', 'the product of all its multipliers, or 1 if it has none')],
    ['highest', number('h', 'the highest number of a rank in it')],
    ['different', number('d', 'the number of different ranks in it')],
    ...archetypes.flatMap(({ archetype, name }): [string, ScoreName][] => [
      [`cards.${archetype}`, number(`c(${name})`, `the number of its ${name} cards`)],
      [`ranks.${archetype}`, number(`r(${name})`, `the number of ${name} ranks`)],
      [`highest.${archetype}`, number(`h(${name})`, `the highest number of its ${name} ranks`)],
    ]),
    ...suits.map(({ suit, name }): [string, ScoreName] => [
      `suit.${suit}`,
      number(`c(suit of ${name})`, `the number of its cards of ${name}`),
    ]),
    ...archetypes.flatMap(({ ranks }) =>
      ranks.map(({ rank, name }): [string, ScoreName] => [
        `rank.${rank}`,
        number(`c(rank of ${name})`, `the number of its cards of the rank ${name}`),
      ]),
    ),
  ]);
}

type Known = Pick<RoundRuleset, 'deck' | 'trackedValues'>;

/** The names of the values of the hand, its player and the season. */
export const scoreNames = (ruleset: Known): ScoreNames =>
  new Map([
    ...handNames(ruleset.deck),
    ...handValueNames(ruleset, String),
    ...tracked(ruleset, 'PLAYER', 'player'),
    ...tracked(ruleset, 'SEASON', 'season'),
  ]);

const tracked = (
  ruleset: Known,
  whose: 'PLAYER' | 'SEASON',
  owner: string,
): [string, ScoreName][] =>
  valueNames(ruleset, whose, String).map(([name, value]) => [
    name,
    { ...value, meaning: `the ${owner}’s ${value.words}` },
  ]);

/** The names for a multiplier: all of these except the product of multipliers [ruling X12]. */
export const multiplierNames = (ruleset: Known): ScoreNames =>
  new Map([...scoreNames(ruleset)].filter(([name]) => name !== 'multiplier'));

/** The bounds of a multiplier that a formula gives. */
export const MULTIPLIER_RANGE = { least: 0, most: 1_000_000 } as const;
