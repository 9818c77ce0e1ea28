import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const TRADE_IDS = idsOf('Trade', 't');
export type TradeId = IdOf<typeof TRADE_IDS>;
