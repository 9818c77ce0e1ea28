import { playerId } from '../../kernel';
import type { PlayerId, SeasonId } from '../../kernel';
import { readPlayerId } from '../ids';

/** Players are numbered from 1, so this is nobody in any season. */
const NOBODY = playerId('p0');

/** The player as the season calls it; one of another season is nobody in this one. */
export function readPlayerOf(season: SeasonId, field: string, id: string): PlayerId {
  const named = readPlayerId(field, id);
  return named.seasonId === season ? named.playerId : NOBODY;
}
