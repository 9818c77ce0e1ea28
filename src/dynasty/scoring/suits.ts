/**
 * Suits in force: Lightning has all suits, and under Star every Arcana has all suits [ruling K9].
 */
import { isArcana } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import { effectsOfCard, grandCanalEffects, ofType } from './effects';

/** A suit; null for all suits. */
type InForce = string | null;

/** The suit of a played card. */
function suitInPocket(ruleset: DynastyRuleset, grandCanal: Card, card: Card): InForce {
  const every = ofType(effectsOfCard(ruleset, card), 'ALL_SUITS').length > 0;
  return every ? null : suitOnTable(ruleset, grandCanal, card);
}

/** The suit of a card that has no effect of its own, such as the Grand Canal. */
function suitOnTable(ruleset: DynastyRuleset, grandCanal: Card, card: Card): InForce {
  const star = ofType(grandCanalEffects(ruleset, grandCanal), 'ARCANA_ALL_SUITS').length > 0;
  return star && isArcana(ruleset.deck, card) ? null : card.suit;
}

const known = (suits: readonly InForce[]): Set<string> =>
  new Set(suits.filter((suit) => suit !== null));

/** True if all cards share one suit. */
export const areOfOneSuit = (
  ruleset: DynastyRuleset,
  grandCanal: Card,
  cards: readonly Card[],
): boolean => known(cards.map((card) => suitInPocket(ruleset, grandCanal, card))).size <= 1;

export const hasSuitOfGrandCanal = (
  ruleset: DynastyRuleset,
  grandCanal: Card,
  card: Card,
): boolean =>
  known([suitInPocket(ruleset, grandCanal, card), suitOnTable(ruleset, grandCanal, grandCanal)])
    .size <= 1;
