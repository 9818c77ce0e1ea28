/**
 * Players talk. What is said is no game action, whatever it says: it is in the journal and changes
 * nothing.
 */
import type { Asked, Say } from '../command';
import type { PlayerRow } from '../rows';
import type { DynastyTurn } from '../turn';

export function say(turn: DynastyTurn, player: PlayerRow, { channel, text }: Asked<Say>): null {
  turn.emit({ type: 'Said', playerId: player.id, channel, message: text });
  return null;
}
