import type { SeasonId } from '../../kernel';
import { readTableId } from '../ids';

/** Tables are numbered from 1, so no season has this one. */
const NOWHERE = 't0';

/** The table as the season calls it; one of another season is none in this one. */
export function readTableOf(season: SeasonId, field: string, id: string): string {
  const named = readTableId(field, id);
  return named.seasonId === season ? named.tableId : NOWHERE;
}

/** The same where none need be named. */
export const readOptionalTableOf = (
  season: SeasonId,
  field: string,
  id: string | null | undefined,
): string | null => (id === null || id === undefined ? null : readTableOf(season, field, id));
