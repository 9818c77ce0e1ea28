import type { Instant } from '../kernel';

/** An hour of a season that is worth a place in a calendar. */
export type Deadline = {
  /** Tells it from the season's others for good, should its hour change. */
  readonly id: string;
  readonly atMs: Instant;
  /** In a sentence, by the names that things have now. */
  readonly text: string;
  /** Whether it waits for something that the account can do. */
  readonly waits: boolean;
};
