/** A season that its players have paused by vote [ruling AA5]. */
import type { Instant } from '../../kernel';

export type Pausing = {
  /** Since when it pauses; null while it does not. */
  readonly pausedSinceMs: Instant | null;
  /** Until when it pauses; while it does not, when it paused last; null for never. */
  readonly pausedUntilMs: Instant | null;
};

export const NEVER_PAUSED: Pausing = { pausedSinceMs: null, pausedUntilMs: null };
