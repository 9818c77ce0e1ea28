import { invariant, required, assertNever } from '../../../kernel';
import type { RoundRuleset, PokerHand } from '../../../rulesets';
import { mergeCards } from '../merge-cards';
import type { CountedCard, PokerRank } from '../vocabulary';
import { highestCardFirst } from './card-order';
import { pokerTraits } from './poker-traits';
import type { PokerTraits } from './poker-traits';

/**
 * Returns the row that the hand matches in the ranking of poker hands. The ruleset must rank
 * hands as in poker.
 */
export function rankPoker(
  { deck, hands: { ranking } }: RoundRuleset,
  cards: readonly CountedCard[],
): PokerRank {
  invariant(ranking.procedure === 'POKER', 'hands that are ranked as in poker');
  const merged = mergeCards(cards);
  const traits = pokerTraits(deck, merged);
  const place = ranking.order.findIndex((hand) => meets(hand, traits));
  return {
    // Every hand matches at least one row.
    poker: required(ranking.order[place], 'a line for every hand'),
    line: place + 1,
    cards: merged.sort(highestCardFirst(deck, ranking)),
  };
}

/**
 * True if the cards meet the criteria of the poker hand, read as "at least" [ruling M1]. The first
 * row of the ranking that a hand matches counts, so each row excludes the rows below [ruling F6].
 */
function meets(hand: PokerHand, traits: PokerTraits): boolean {
  const { most, second, flush, straight, straightFlush } = traits;
  switch (hand) {
    case 'STRAIGHT_FLUSH':
      return straightFlush;
    case 'FIVE_OF_A_KIND':
      return most >= 5;
    case 'FOUR_OF_A_KIND':
      return most >= 4;
    case 'FULL_HOUSE':
      return most >= 3 && second >= 2;
    case 'FLUSH':
      return flush;
    case 'STRAIGHT':
      return straight;
    case 'THREE_OF_A_KIND':
      return most >= 3;
    case 'TWO_PAIR':
      return second >= 2;
    case 'ONE_PAIR':
      return most >= 2;
    case 'HIGH_CARD':
      return true;
    default:
      return assertNever(hand);
  }
}
