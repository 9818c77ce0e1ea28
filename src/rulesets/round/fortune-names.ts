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
 * The same values of a hand as for its score, and the hand's place. The multiplier is left out,
 * since poker hands have none.
 */
const ofHand = (ruleset: RoundRuleset): (readonly [string, NamedValue])[] => [
  ...[...handNames(ruleset.deck)]
    .filter(([name]) => name !== 'multiplier')
    .map(([name, { meaning }]): [string, NamedValue] => [name, number(plain(meaning))]),
  ...handValueNames(ruleset, plain),
  ['placement', number('its place')],
];

/** The names for the hand and for its player, who is like an action's actor. */
export const fortuneNames = (ruleset: RoundRuleset): KnownNames =>
  new Map([...ofHand(ruleset), ...namesOfActions(ruleset)]);

/**
 * The names for an effect. Effects are computed after the dice are thrown and can use their sum. An
 * effect on each card of the hand can also use the values of that card.
 */
export const fortuneEffectNames = (ruleset: RoundRuleset, effect: ActionEffect): KnownNames =>
  new Map([
    ...fortuneNames(ruleset),
    ['dice', number('the sum of its dice')],
    ...(isOfCards(ruleset, effect) ? cardNames(ruleset) : []),
  ]);

/** True if the effect changes a card's value. */
export const isOfCards = (ruleset: RoundRuleset, effect: ActionEffect): boolean =>
  'value' in effect && findTracked(ruleset, effect.value)?.of === 'CARD';

/** Puts numbers in place of the names of the hand and its dice. Only fortunes have these names. */
export function substituteHandNames(
  expression: Expression,
  numberOf: (name: string) => number | null,
): Expression {
  if (typeof expression !== 'object') return expression;
  if ('name' in expression) return numberOf(expression.name) ?? expression;
  return { ...expression, of: expression.of.map((part) => substituteHandNames(part, numberOf)) };
}
