/** A season that its players have paused by vote [ruling AA5]. */
import type { Instant } from '../../kernel';

export type Pausing = {
  /** The begin of the pause; null for a season that is not paused. */
  readonly pausedSinceMs: Instant | null;
  /** The end of the pause, or of the last one; null if there was none. */
  readonly pausedUntilMs: Instant | null;
};

export const NEVER_PAUSED: Pausing = { pausedSinceMs: null, pausedUntilMs: null };
