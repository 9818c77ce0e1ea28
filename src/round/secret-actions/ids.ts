import { idsOf } from '../../season';
import type { IdOf } from '../../season';

export const SECRET_ACTION_IDS = idsOf('SecretAction', 'a');
export type SecretActionId = IdOf<typeof SECRET_ACTION_IDS>;
