/** A rehearsal's host gives items, so that a situation can be tried. */
import { mint } from '../../kernel';
import { unlessOver, unlessRehearsal } from '../access';
import { summed, unlessFungible, unlessKnown, unlessNatural } from '../amounts';
import type { Asked, GrantItems } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, presentPlayer } from '../state';
import type { RoundTurn } from '../turn';

export function grantItems(
  turn: RoundTurn,
  { playerId, items }: Asked<GrantItems>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessRehearsal(state) ??
    unlessOver(state, 'seasons') ??
    (presentPlayer(state, playerId) === null
      ? refuse('PLAYER_NOT_FOUND', 'players', { playerId })
      : null) ??
    unlessKnown(state, items) ??
    unlessFungible(items) ??
    unlessNatural(items);
  if (refusal !== null) return refusal;
  const transfers = mint(ownerOf(playerId), summed(items));
  turn.emit({ type: 'ItemsGranted', playerId, transfers });
  return null;
}
