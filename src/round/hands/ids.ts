import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const HAND_IDS = idsOf('Hand', 'h');
export type HandId = IdOf<typeof HAND_IDS>;
