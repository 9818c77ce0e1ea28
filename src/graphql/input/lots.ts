import { ordinalOf } from '../../kernel';
import type { SeasonId } from '../../kernel';
import { readLocalOf } from './locals';

/**
 * The number of a lot, as declarations name it; one of another season is 0, which is not a lot of this one.
 */
export const readLotNumber = (season: SeasonId, field: string, id: string): number =>
  ordinalOf(readLocalOf(season, 'Lot', field, id));
