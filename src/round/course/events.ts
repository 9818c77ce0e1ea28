import type { Instant } from '../../kernel';
import type { OutageIn } from '../../season';
import type { SecretActionId } from '../secret-actions/ids';

export type RoundStarted = { readonly type: 'RoundStarted' };
/** Nobody was in the round: what its calendar had from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

/** `actionIds`: those whose revelation date is later by it. */
export type OutageCredited = OutageIn<{ readonly actionIds: readonly SecretActionId[] }>;

export type CourseEvent = RoundStarted | TimeSkipped | OutageCredited;
