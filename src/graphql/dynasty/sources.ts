import type { PlayerId } from '../../kernel';
import { gamesBetween } from '../../dynasty';
import type { GameRow } from '../../dynasty';
import type { DynastySnapshot } from '../snapshots/by-game';

export type HeadToHeadSource = {
  readonly snapshot: DynastySnapshot;
  readonly playerId: PlayerId;
  readonly opponentId: PlayerId;
  /** In the order in which they started. */
  readonly games: readonly GameRow[];
};

export function headToHeadOf(
  snapshot: DynastySnapshot,
  playerId: PlayerId,
  opponentId: PlayerId,
): HeadToHeadSource | null {
  const { state } = snapshot;
  const known = [playerId, opponentId].every((id) => state.get('players', id) !== undefined);
  if (!known) return null;
  return { snapshot, playerId, opponentId, games: gamesBetween(state, playerId, opponentId) };
}
