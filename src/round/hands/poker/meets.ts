/**
 * The criteria of the poker table, read as "at least". The early text has them so; in the draft the
 * lines above exclude the rest, as the first line that a hand meets counts [ruling F6].
 */
import { assertNever } from '../../../kernel';
import type { PokerHand } from '../../../rulesets';
import type { PokerTraits } from './poker-traits';

export function meets(hand: PokerHand, traits: PokerTraits): boolean {
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
