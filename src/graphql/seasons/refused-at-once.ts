import type { Refusal } from '../../kernel';
import type { Reading } from '../../engine';
import type { Done } from '../sources';

/** What was refused before there was a season. */
export const refusedAtOnce = <R extends Reading>(refusal: Refusal): Done<R> => ({
  refusal,
  seq: null,
  seasonId: null,
  reading: null,
  subject: null,
  inviteCode: null,
});
