/** "Making a comment … that says 'I resign'" [Play]: on anybody's turn, under a Sfida too. */
import type { Asked } from '../command';
import type { ResignGame } from './commands';
import type { DynastyRefusal } from '../refusal';
import type { PlayerRow } from '../rows';
import type { DynastyTurn } from '../turn';
import { resign } from './close-game';
import { unlessPlaying } from '../games';

export function resignGame(
  turn: DynastyTurn,
  player: PlayerRow,
  { gameId }: Asked<ResignGame>,
): DynastyRefusal | null {
  const refusal = unlessPlaying(turn.state, player, gameId, 'play');
  if (refusal !== null) return refusal;
  resign(turn, gameId, player.id, 'RESIGNED');
  return null;
}
