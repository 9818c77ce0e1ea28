/** The names that conditions and effects of fortunes may use [ruling X13]. */
import type { KnownNames, NamedValue } from '../expressions/check-expression';
import type { Expression } from '../expressions/expression';
import type { ActionEffect } from '../mechanics/action';
import { cardNames, namesOfActions } from '../mechanics/action-names';
import { handValueNames } from '../mechanics/value-names';
import { findTracked } from '../mechanics/value-lookup';
import { plain } from '../document/markdown';
import type { RoundRuleset } from './document';
import { handNames } from './score-names';

const number = (words: string): NamedValue => ({ type: 'NUMBER', words });

/**
 * The values of the hand, as for its score except the multiplier, which poker hands lack; and its
 * place.
 */
const ofHand = (ruleset: RoundRuleset): (readonly [string, NamedValue])[] => [
  ...[...handNames(ruleset.deck)]
    .filter(([name]) => name !== 'multiplier')
    .map(([name, { meaning }]): [string, NamedValue] => [name, number(plain(meaning))]),
  ...handValueNames(ruleset, plain),
  ['placement', number('its place')],
];

/** And those of the player, as an action's actor. */
export const fortuneNames = (ruleset: RoundRuleset): KnownNames =>
  new Map([...ofHand(ruleset), ...namesOfActions(ruleset)]);

/**
 * Effects are computed after the throw of the dice, so they know its sum; effects on each card of
 * the hand know the values of that card.
 */
export const fortuneEffectNames = (ruleset: RoundRuleset, effect: ActionEffect): KnownNames =>
  new Map([
    ...fortuneNames(ruleset),
    ['dice', number('what its dice show')],
    ...(isOfCards(ruleset, effect) ? cardNames(ruleset) : []),
  ]);

/** True if it sets a card's value. */
export const isOfCards = (ruleset: RoundRuleset, effect: ActionEffect): boolean =>
  'value' in effect && findTracked(ruleset, effect.value)?.of === 'CARD';

/** With numbers in place of the names of the hand and its dice, which only fortunes have. */
export function substituteHandNames(
  expression: Expression,
  numberOf: (name: string) => number | null,
): Expression {
  if (typeof expression !== 'object') return expression;
  if ('name' in expression) return numberOf(expression.name) ?? expression;
  return { ...expression, of: expression.of.map((part) => substituteHandNames(part, numberOf)) };
}
