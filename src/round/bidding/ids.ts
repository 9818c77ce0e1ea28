import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const BID_IDS = idsOf('Bid', 'b');
export type BidId = IdOf<typeof BID_IDS>;
