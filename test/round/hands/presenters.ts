/** Rounds with presented hands, and the commands of their players. */
import type { RoundCommand } from '../../../src/round';
import type { PlayerRow } from '../../../src/round/model/state';
import type { RoundRuleset } from '../../../src/rulesets';
import { addPlayer, asItems, runningRound } from '../given';
import { at, SUNDAY, THURSDAY } from '../harness';
import type { TestRound } from '../harness';
import { draftHands, hand } from './poker/hands';

export const SATURDAY = at('2021-09-04');

export const present = (cards: string): RoundCommand => ({
  type: 'PresentHand',
  cards: hand(cards),
});

/** Adds a player with these cards. */
export const withCards = (round: TestRound, cards: string): PlayerRow =>
  addPlayer(round, asItems(hand(cards)));

/** A round of the draft on its first Thursday. `hands` has one player's cards in each entry. */
export function presenting(
  hands: readonly string[],
  document: RoundRuleset = draftHands(),
): TestRound {
  const round = runningRound(document, SUNDAY);
  for (const cards of hands) withCards(round, cards);
  round.advanceTo(THURSDAY);
  return round;
}

/** A round in which each player has presented their cards, in the order of joining. */
export function presented(
  hands: readonly string[],
  document: RoundRuleset = draftHands(),
): TestRound {
  const round = presenting(hands, document);
  for (const [place, cards] of hands.entries()) round.do(`account-${place + 1}`, present(cards));
  return round;
}
