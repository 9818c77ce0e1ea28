import type { SeasonId } from '../../kernel';
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
