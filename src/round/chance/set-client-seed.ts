/**
 * A player fixes a client seed by its hash, at any time, for the weeks that begin after it; null takes
 * back what was fixed for them. The present week is bound already: for it nothing changes [ruling S24].
 */
import { asReckoned, fixSeed } from '../../kernel';
import { unlessOver } from '../access';
import type { Asked, SetClientSeed } from '../command';
import type { ClientSeedSet } from '../event';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';

export function setClientSeed(
  turn: RoundTurn,
  { id }: PlayerRow,
  { sha256 }: Asked<SetClientSeed>,
): RoundRefusal | null {
  const refusal = unlessOver(turn.state, 'chance');
  if (refusal === null) {
    turn.emit({ type: 'ClientSeedSet', playerId: id, sha256: asReckoned(sha256) });
  }
  return refusal;
}

export function evolveClientSeedSet(
  state: RoundState,
  { seq, event: { playerId, sha256 } }: RoundStamped<ClientSeedSet>,
): void {
  fixSeed(state, playerId, sha256, seq);
}
