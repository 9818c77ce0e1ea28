import { ordinalOf } from '../../kernel';
import type { SeasonId, PlayerId } from '../../kernel';
import { LOCAL_IDS, readLocal } from '../ids/global-ids';
import type { LocalIds, SeasonType } from '../ids/global-ids';

/**
 * The local id of an object in the season; an id from another season becomes one that never exists.
 */
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

/** The lot's number for a declaration; 0, which no lot has, for an id from another season. */
export const readLotNumber = (season: SeasonId, field: string, id: string): number =>
  ordinalOf(readLocalOf(season, 'Lot', field, id));

/** The player's local id; an id from another season becomes one that never exists. */
export const readPlayerOf = (season: SeasonId, field: string, id: string): PlayerId =>
  readLocalOf(season, 'Player', field, id, 'player');

/** The table's local id; an id from another season becomes one that never exists. */
export const readTableOf = (season: SeasonId, field: string, id: string): LocalIds['Table'] =>
  readLocalOf(season, 'Table', field, id, 'table');

/** Like `readTableOf`; null if no table is given. */
export const readOptionalTableOf = (
  season: SeasonId,
  field: string,
  id: string | null | undefined,
): LocalIds['Table'] | null =>
  id === null || id === undefined ? null : readTableOf(season, field, id);
