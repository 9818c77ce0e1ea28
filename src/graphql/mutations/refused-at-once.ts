import type { Refusal } from '../../kernel';
import type { MutationResult } from '../nodes/sources';

/** What was refused before there was a season. */
export const refusedWithoutSeason = (refusal: Refusal): MutationResult => ({
  refusal,
  seq: null,
  seasonId: null,
  snapshot: null,
  subject: null,
  inviteCode: null,
});
