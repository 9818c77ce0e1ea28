import type { Instant } from '../../kernel';
import type { OutageIn, SeasonResumedIn } from '../../season';
import type { HandId, SecretActionId } from '../model/ids';

export type RoundStarted = { readonly type: 'RoundStarted' };
/**
 * The calendar events from `sinceMs` on were skipped, since the round had no players [ruling S22].
 */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

/** `actionIds`: the actions whose revelation date moves later. */
export type OutageCredited = OutageIn<{ readonly actionIds: readonly SecretActionId[] }>;

/**
 * The secret actions and presented hands that move later by the length of the pause. Failed
 * attempts are included, since their auction may still be to come.
 */
export type SeasonResumed = SeasonResumedIn<{
  readonly actionIds: readonly SecretActionId[];
  readonly handIds: readonly HandId[];
}>;

export type RoundClockEvent = RoundStarted | TimeSkipped | OutageCredited | SeasonResumed;
