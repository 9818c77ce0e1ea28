/** "A player may stop being a player by announcing their intent" [Players]. */
import type { PlayerRow } from '../state';
import type { RoundTurn } from '../turn';
import { depart } from './depart';

export function leaveSeason(turn: RoundTurn, player: PlayerRow): null {
  depart(turn, player, 'LEFT');
  return null;
}
