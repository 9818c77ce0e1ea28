import type { Instant } from '../../kernel';

/** A deadline of a season for a calendar. */
export type Deadline = {
  /** The deadline's stable id; it survives a change of the hour. */
  readonly id: string;
  readonly atMs: Instant;
  /** One sentence with the present names of things. */
  readonly text: string;
  /** Whether it is a deadline for something that the account can do. */
  readonly waits: boolean;
};
