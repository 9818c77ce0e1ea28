import { ordinalOf } from '../../kernel';
import type { SeasonId, PlayerId } from '../../kernel';
import { LOCAL_IDS, readLocal } from '../ids/global-ids';
import type { LocalIds, SeasonType } from '../ids/global-ids';

/** Something as the season calls it; what belongs to another season is nothing in this one. */
export function readLocalOf<T extends SeasonType>(
  season: SeasonId,
  type: T,
  field: string,
  text: string,
  expected: string = type,
): LocalIds[T] {
  const { seasonId, localId } = readLocal(type, field, text, expected);
  return seasonId === season ? localId : LOCAL_IDS[type].of(0);
}

/**
 * The number of a lot, as declarations name it; one of another season is 0, which is not a lot of this one.
 */
export const readLotNumber = (season: SeasonId, field: string, id: string): number =>
  ordinalOf(readLocalOf(season, 'Lot', field, id));

/** The player as the season calls it; one of another season is nobody in this one. */
export const readPlayerOf = (season: SeasonId, field: string, id: string): PlayerId =>
  readLocalOf(season, 'Player', field, id, 'player');

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
