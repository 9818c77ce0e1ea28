/**
 * The poker table [Prizes; rulings F6, F7]: a hand counts as the first line that it meets, in the
 * order of the edition. It needs no round, so that anybody can try a hand.
 */
import { invariant, required } from '../../../kernel';
import type { RoundRuleset } from '../../../rulesets';
import { mergeCards } from '../merge-cards';
import { highestCardFirst } from './card-order';
import { meets } from './meets';
import { pokerTraits } from './poker-traits';
import type { CountedCard, PokerRank } from '../vocabulary';

/** The ruleset must rank hands as in poker. */
export function rankPoker(
  { deck, hands: { ranking } }: RoundRuleset,
  cards: readonly CountedCard[],
): PokerRank {
  invariant(ranking.procedure === 'POKER', 'hands that are ranked as in poker');
  const merged = mergeCards(cards);
  const traits = pokerTraits(deck, merged);
  const place = ranking.order.findIndex((hand) => meets(hand, traits));
  return {
    // The order has every line once, so it has the line that all hands meet.
    poker: required(ranking.order[place], 'a line for every hand'),
    line: place + 1,
    cards: merged.sort(highestCardFirst(deck, ranking)),
  };
}
