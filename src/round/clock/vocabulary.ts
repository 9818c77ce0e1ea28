import type { Instant } from '../../kernel';
import type { OutageIn, SeasonResumedIn } from '../../season';
import type { HandId, SecretActionId } from '../model/ids';

export type RoundStarted = { readonly type: 'RoundStarted' };
/**
 * The events of the calendar since `sinceMs` were skipped, because the round had no players [ruling
 * S22].
 */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

/** `actionIds`: the actions whose revelation date moves later. */
export type OutageCredited = OutageIn<{ readonly actionIds: readonly SecretActionId[] }>;

/**
 * The secret actions and presented hands that move later by the length of the pause. Failed actions
 * are included, since their auction may not have concluded yet.
 */
export type SeasonResumed = SeasonResumedIn<{
  readonly actionIds: readonly SecretActionId[];
  readonly handIds: readonly HandId[];
}>;

export type RoundClockEvent = RoundStarted | TimeSkipped | OutageCredited | SeasonResumed;
