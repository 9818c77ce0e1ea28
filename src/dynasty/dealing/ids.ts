import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const GAME_IDS = idsOf('GiolittiGame', 'g');
export type GameId = IdOf<typeof GAME_IDS>;
