import type { Instant } from '../../kernel';

export type RoundStarted = { readonly type: 'RoundStarted' };
/** Nobody was in the round: what its calendar had from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

export type CourseEvent = RoundStarted | TimeSkipped;
