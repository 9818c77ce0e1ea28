import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const TABLE_IDS = idsOf('Table', 't');
export type TableId = IdOf<typeof TABLE_IDS>;

export const SITTING_IDS = idsOf('Sitting', 's');
export type SittingId = IdOf<typeof SITTING_IDS>;
