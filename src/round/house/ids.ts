import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const WORK_IDS = idsOf('WorkOfArt', 'w');
export type WorkId = IdOf<typeof WORK_IDS>;
