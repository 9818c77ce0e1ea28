import type { Instant } from '../../kernel';
import type { OutageIn, SeasonResumedIn } from '../../season';
import type { HandId, SecretActionId } from '../model/ids';

export type RoundStarted = { readonly type: 'RoundStarted' };
/** The round had no players: its calendar events from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };

/** `actionIds`: those with a later revelation date. */
export type OutageCredited = OutageIn<{ readonly actionIds: readonly SecretActionId[] }>;

/**
 * The things delayed by the length of the pause, including failed attempts, since an auction may be
 * for them.
 */
export type SeasonResumed = SeasonResumedIn<{
  readonly actionIds: readonly SecretActionId[];
  readonly handIds: readonly HandId[];
}>;

export type RoundClockEvent = RoundStarted | TimeSkipped | OutageCredited | SeasonResumed;
