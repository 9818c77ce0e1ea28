import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const BET_IDS = idsOf('Bet', 'b');
export type BetId = IdOf<typeof BET_IDS>;
