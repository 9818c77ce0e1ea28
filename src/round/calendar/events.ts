import type { FixedSeed, Instant } from '../../kernel';

export type RoundStarted = { readonly type: 'RoundStarted' };
/** Nobody was in the round: what its calendar had from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };
export type WeekStarted = {
  readonly type: 'WeekStarted';
  readonly week: number;
  readonly commitment: string;
  /** What counts for the week's dice; absent where the week had one stream, as earlier weeks did. */
  readonly clientSeeds?: readonly FixedSeed[];
};
export type WeekEnded = {
  readonly type: 'WeekEnded';
  readonly week: number;
  readonly seed: string;
};
export type PhaseStarted = {
  readonly type: 'PhaseStarted';
  readonly phase: string;
  readonly week: number;
};
export type SecretActionsMatured = {
  readonly type: 'SecretActionsMatured';
  readonly actionIds: readonly string[];
};

export type CalendarEvent =
  RoundStarted | TimeSkipped | WeekStarted | WeekEnded | PhaseStarted | SecretActionsMatured;
