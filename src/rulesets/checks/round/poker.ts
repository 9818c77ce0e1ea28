/** Poker hands are five cards of one archetype, with an Ace and an order of suits [F6 to F8]. */
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import type { RoundRuleset } from '../../round/document';
import type { RoundCheck } from '../common/check';

const PATH = ['hands', 'ranking'];

export const poker: RoundCheck = (ruleset) => {
  const { hands, deck } = ruleset;
  if (hands.ranking.procedure !== 'POKER') return [];
  const { ace, ties } = hands.ranking;
  const lowest = deck.archetypes[0]?.ranks[0]?.rank;
  return [
    ...(hands.minimumCards === 5 && hands.maximumCards === 5
      ? []
      : [problem(['hands', 'maximumCards'], 'expected hands of exactly 5 cards')]),
    ...(deck.archetypes.length === 1
      ? []
      : [problem(['deck', 'archetypes'], 'expected one archetype: hands are compared by rank')]),
    ...(ace === lowest ? [] : [problem([...PATH, 'ace'], 'expected the rank of number 1')]),
    ...(ties.procedure === 'HIGHEST_CARD_THEN_TOSS' ? suits(ruleset, ties.suitsHighToLow) : []),
  ];
};

function suits({ deck }: RoundRuleset, order: readonly string[]): Problem[] {
  const expected = deck.suits.map(({ suit }) => suit);
  const same = [...order].sort().join(' ') === expected.sort().join(' ');
  if (same) return [];
  return [problem([...PATH, 'ties', 'suitsHighToLow'], 'expected every suit of the deck once')];
}
