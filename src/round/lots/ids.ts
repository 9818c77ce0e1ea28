import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const LOT_IDS = idsOf('Lot', 'l');
export type LotId = IdOf<typeof LOT_IDS>;
