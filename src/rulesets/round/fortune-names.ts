/** What the conditions and effects of fortunes may speak of [ruling X13]. */
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import type { Expression } from '../expressions/expression';
import { namesOfActions } from '../mechanics/names-of-actions';
import { plain } from '../prose/markdown';
import type { RoundRuleset } from './document';
import { handNames } from './score-names';

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });

/** Of the hand: as of its score, but for the multiplier, which hands of poker have none; and its place. */
const ofHand = ({ deck }: RoundRuleset): [string, NamedValue][] => [
  ...[...handNames(deck)]
    .filter(([name]) => name !== 'multiplier')
    .map(([name, { meaning }]): [string, NamedValue] => [name, number(plain(meaning))]),
  ['placement', number('its place')],
];

/** And of the player, as actions know whoever takes them. */
export const fortuneNames = (ruleset: RoundRuleset): KnownNames =>
  new Map([...ofHand(ruleset), ...namesOfActions(ruleset)]);

/** What is worked out once its dice are thrown knows what they show together. */
export const fortuneEffectNames = (ruleset: RoundRuleset): KnownNames =>
  new Map([...fortuneNames(ruleset), ['dice', number('what its dice show')]]);

/** With numbers in place of the names of the hand and its dice, which only fortunes know. */
export function withNumbers(
  expression: Expression,
  numberOf: (name: string) => number | null,
): Expression {
  if (typeof expression !== 'object') return expression;
  if ('name' in expression) return numberOf(expression.name) ?? expression;
  return { ...expression, of: expression.of.map((part) => withNumbers(part, numberOf)) };
}
