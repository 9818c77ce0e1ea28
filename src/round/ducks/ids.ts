import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const DUCK_IDS = idsOf('Duck', 'd');
export type DuckId = IdOf<typeof DUCK_IDS>;
