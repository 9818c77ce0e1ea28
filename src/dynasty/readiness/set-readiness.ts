/**
 * "A Player may change their Readiness at any time" [Readiness]. What they add to the dice is fixed
 * when a game is dealt, after its seed was bound (design, section 7).
 */
import type { Asked, SetReadiness } from '../command';
import type { ReadinessSet } from '../event';
import type { DynastyPlayerRow } from '../rows';
import { patchStanding } from '../state';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function setReadiness(
  turn: DynastyTurn,
  player: DynastyPlayerRow,
  { ready, clientSeed }: Asked<SetReadiness>,
): null {
  turn.emit({ type: 'ReadinessSet', playerId: player.id, ready, clientSeed });
  return null;
}

export function evolveReadinessSet(
  state: DynastyState,
  { event: { playerId, ready, clientSeed } }: DynastyStamped<ReadinessSet>,
): void {
  patchStanding(state, playerId, { ready, clientSeed });
}
