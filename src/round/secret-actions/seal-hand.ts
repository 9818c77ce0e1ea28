/**
 * Submitting a Hand by way of the server [ruling D6]: "a non-empty set of cards". Cards that the
 * player has not are allowed: possession is looked at later [ruling D7].
 */
import type { SealHand } from '../command';
import { unlessHand } from '../hands/unless-hand';
import type { RoundRefusal } from '../refusal';
import { rulesetOf } from '../state';
import type { PlayerRow } from '../state';
import type { RoundTurn } from '../turn';
import { unlessCommitting } from './commit-secret-action';
import { printHand } from './declaration/print-hand';
import { entrust } from './entrust';

export function sealHand(
  turn: RoundTurn,
  player: PlayerRow,
  { cards, salt }: SealHand,
): RoundRefusal | null {
  const { state } = turn;
  const refusal = unlessCommitting(turn, 'HAND') ?? unlessHand(state, cards);
  if (refusal === null) {
    entrust(turn, player, 'HAND', printHand(rulesetOf(state).deck, cards), salt);
  }
  return refusal;
}
