/**
 * A player fixes a client seed by its hash, at any time, for the games whose seed is drawn after it:
 * that of a game is drawn as the game before it starts. null takes back what was fixed [ruling V13].
 */
import { asReckoned, fixSeed } from '../../kernel';
import type { Asked, SetClientSeed } from '../command';
import type { ClientSeedSet } from '../event';
import type { PlayerRow } from '../rows';
import type { DynastyState } from '../state';
import type { DynastyStamped, DynastyTurn } from '../turn';

export function setClientSeed(
  turn: DynastyTurn,
  { id }: PlayerRow,
  { sha256 }: Asked<SetClientSeed>,
): null {
  turn.emit({ type: 'ClientSeedSet', playerId: id, sha256: asReckoned(sha256) });
  return null;
}

export function evolveClientSeedSet(
  state: DynastyState,
  { seq, event: { playerId, sha256 } }: DynastyStamped<ClientSeedSet>,
): void {
  fixSeed(state, playerId, sha256, seq);
}
