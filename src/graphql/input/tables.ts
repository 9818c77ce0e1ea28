import type { SeasonId } from '../../kernel';
import type { LocalIds } from '../ids/global-ids';
import { readLocalOf } from './locals';

/** The table as the season calls it; one of another season is none in this one. */
export const readTableOf = (season: SeasonId, field: string, id: string): LocalIds['Table'] =>
  readLocalOf(season, 'Table', field, id, 'table');

/** The same where none need be named. */
export const readOptionalTableOf = (
  season: SeasonId,
  field: string,
  id: string | null | undefined,
): LocalIds['Table'] | null =>
  id === null || id === undefined ? null : readTableOf(season, field, id);
