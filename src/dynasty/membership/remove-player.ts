/** The host ends a membership; in every other respect it is as if the player had left. */
import type { Asked, RemovePlayer } from '../command';
import { refuse } from '../refusal';
import type { DynastyRefusal } from '../refusal';
import { presentPlayer } from '../state';
import type { DynastyTurn } from '../turn';
import { depart } from './depart';

export function removePlayer(
  turn: DynastyTurn,
  { playerId }: Asked<RemovePlayer>,
): DynastyRefusal | null {
  const player = presentPlayer(turn.state, playerId);
  if (player === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId });
  depart(turn, player, 'REMOVED');
  return null;
}
