import type { Instant, PlayerId, RulesInstant } from '../kernel';

/** What every season shows of itself. */
export type SeasonView = {
  readonly startsAtMs: Instant;
  readonly endedAtMs: Instant | null;
  readonly nowMs: Instant;
  readonly rulesTimeMs: RulesInstant;
  /** How many real seconds a rules-day lasts. */
  readonly tempo: number;
  readonly nextDeadlineMs: Instant | null;
  readonly revision: number;
  readonly steward: boolean;
  /** Null where the game has no phases. */
  readonly phase: string | null;
  readonly winnerId: PlayerId | null;
};
