import type { Refusal } from '../../kernel';
import type { Done } from '../nodes/sources';

/** What was refused before there was a season. */
export const refusedAtOnce = (refusal: Refusal): Done => ({
  refusal,
  seq: null,
  seasonId: null,
  reading: null,
  subject: null,
  inviteCode: null,
});
