import type { Instant } from '../../kernel';
import type { OutageIn, SeasonResumedIn } from '../../season';
import type { HandId, SecretActionId } from '../ground/ids';

export type RoundStarted = { readonly type: 'RoundStarted' };
/** Nobody was in the round: what its calendar had from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

/** `actionIds`: those whose revelation date is later by it. */
export type OutageCredited = OutageIn<{ readonly actionIds: readonly SecretActionId[] }>;

/** What is later by the length of the pause, failed attempts too, since an auction may be for them. */
export type SeasonResumed = SeasonResumedIn<{
  readonly actionIds: readonly SecretActionId[];
  readonly handIds: readonly HandId[];
}>;

export type CourseEvent = RoundStarted | TimeSkipped | OutageCredited | SeasonResumed;
