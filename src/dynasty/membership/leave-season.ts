/** A player stops being one, at any time, also after the end. */
import type { DynastyPlayerRow } from '../rows';
import type { DynastyTurn } from '../turn';
import { depart } from './depart';

export function leaveSeason(turn: DynastyTurn, player: DynastyPlayerRow): null {
  depart(turn, player, 'LEFT');
  return null;
}
