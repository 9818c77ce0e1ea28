import type { Refusal } from '../../kernel';
import type { MutationResult } from '../nodes/sources';

/** The result of a refusal before any season existed. */
export const refusedWithoutSeason = (refusal: Refusal): MutationResult => ({
  refusal,
  seq: null,
  seasonId: null,
  snapshot: null,
  subject: null,
  inviteCode: null,
});
