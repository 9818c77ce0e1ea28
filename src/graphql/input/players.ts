import type { PlayerId, SeasonId } from '../../kernel';
import { readLocalOf } from './locals';

/** The player as the season calls it; one of another season is nobody in this one. */
export const readPlayerOf = (season: SeasonId, field: string, id: string): PlayerId =>
  readLocalOf(season, 'Player', field, id, 'player');
