/**
 * Players talk in the channels that the texts name. What is said is no game action: it is in the
 * journal and changes nothing [ruling W1].
 */
import { unlessOver } from '../access';
import type { Asked, Say } from '../command';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow } from '../state';
import type { RoundTurn } from '../turn';

export function say(
  turn: RoundTurn,
  player: PlayerRow,
  { channel, text }: Asked<Say>,
): RoundRefusal | null {
  const refusal = unlessOver(turn.state, 'actions');
  if (refusal !== null) return refusal;
  turn.emit({ type: 'Said', playerId: player.id, channel, message: text });
  return null;
}
