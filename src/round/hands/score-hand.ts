/**
 * Scoring [rulings F1–F3]: c·r·m + h. c is the number of cards, r the number of ranks of all
 * archetypes, m the product of the multipliers that the hand qualifies for (1 if none), and h the
 * highest number of a rank in it. A ruleset can have its own formula [ruling X2], which may read
 * tracked values [rulings AB2, AF1]. Scoring needs no round, so anybody can try a hand.
 */
import { invariant } from '../../kernel';
import {
  expressionWords,
  numberOf,
  rankCount,
  scoreNames,
  valueOfHandName,
  valueOfName,
} from '../../rulesets';
import type { Expression, RoundRuleset, ValueOf } from '../../rulesets';
import { mergeCards } from './merge-cards';
import { cardCount, facesOf } from './faces';
import { multiplierOf } from './multipliers';
import { highestOf, scoreValue, sumOver } from './score-values';
import type { TrackedOfCard } from './score-values';
import type { CountedCard, HandScore } from './vocabulary';

/**
 * The ruleset must rank hands by score. `tracked`: the values of the hand's player or the season,
 * by code. `trackedOfCard`: the values of a card.
 */
export function scoreHand(
  ruleset: RoundRuleset,
  cards: readonly CountedCard[],
  tracked: ValueOf = () => 0n,
  trackedOfCard: TrackedOfCard = () => () => 0n,
): HandScore {
  const { deck, hands } = ruleset;
  invariant(hands.ranking.procedure === 'SCORE', 'hands that are ranked by score');
  const faces = facesOf(deck, mergeCards(cards));
  const summed = sumOver(cards, trackedOfCard);
  const valueOf: ValueOf = (name) => {
    const [value, ofCards] = [valueOfName(name), valueOfHandName(name)];
    if (ofCards !== null) return summed(ofCards);
    return value === null ? BigInt(scoreValue(deck, faces, name)) : tracked(value);
  };
  const multipliers = hands.ranking.multipliers.flatMap((multiplier) => {
    const value = multiplierOf(deck, multiplier, faces, valueOf);
    return value === null ? [] : [{ name: multiplier.name, value }];
  });
  const count = cardCount(faces);
  const ranks = rankCount(deck);
  const highest = highestOf(faces);
  // A bigint, since the product of the multipliers alone can pass 2^53.
  const product = multipliers.reduce((m, { value }) => m * BigInt(value), 1n);
  return {
    cards: count,
    ranks,
    multipliers,
    multiplier: Number(product),
    highest,
    ...(hands.ranking.formula === undefined
      ? { total: String(BigInt(count) * BigInt(ranks) * product + BigInt(highest)) }
      : byFormula(hands.ranking.formula)),
  };

  function byFormula(formula: Expression): Pick<HandScore, 'formula' | 'total'> {
    const total = numberOf(formula, (name) => (name === 'multiplier' ? product : valueOf(name)));
    return { formula: expressionWords(formula, scoreNames(ruleset)), total: String(total) };
  }
}
