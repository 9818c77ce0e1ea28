import { SECOND_MS, toRules } from '../../kernel';
import type { AccountId, Instant, PlayerId, RulesInstant, Tempo } from '../../kernel';
import type { HostingView } from '../hosting/hosts';
import { isPausing } from '../model/pausing';
import type { PlayerRow, SeasonRow } from '../model/rows';

/** The public view of any season, in either game. */
export type CommonView = {
  readonly name: string;
  readonly status: SeasonRow['status'];
  readonly visibility: SeasonRow['visibility'];
  readonly rehearsal: boolean;
  readonly hostAccountId: AccountId;
  readonly hosting: HostingView;
  readonly endedAtMs: Instant | null;
  /** Start and end of the pause; both null without a pause. */
  readonly pausedSinceMs: Instant | null;
  readonly pausedUntilMs: Instant | null;
  readonly nowMs: Instant;
  readonly rulesTimeMs: RulesInstant;
  /** The length of a rules-day in real seconds. */
  readonly tempo: number;
  readonly revision: number;
};

/** The fields that every season shows. */
export type SeasonView = Pick<
  CommonView,
  | 'hosting'
  | 'endedAtMs'
  | 'pausedSinceMs'
  | 'pausedUntilMs'
  | 'nowMs'
  | 'rulesTimeMs'
  | 'tempo'
  | 'revision'
> & {
  readonly startsAtMs: Instant;
  readonly nextDeadlineMs: Instant | null;
  readonly steward: boolean;
  /** Null in games without phases. */
  readonly phase: string | null;
  readonly winnerId: PlayerId | null;
};

/** `now`: the time on the season's own clock. */
export const commonView = (
  season: SeasonRow,
  hosting: HostingView,
  tempo: Tempo,
  now: Instant,
): CommonView => ({
  name: season.name,
  status: season.status,
  visibility: season.visibility,
  rehearsal: season.testClockMs !== null,
  hostAccountId: season.hostAccountId,
  hosting,
  endedAtMs: season.endedAtMs,
  pausedSinceMs: season.status === 'ENDED' ? null : season.pausedSinceMs,
  pausedUntilMs: season.status !== 'ENDED' && isPausing(season) ? season.pausedUntilMs : null,
  nowMs: now,
  rulesTimeMs: toRules(tempo, now),
  tempo: season.dayMs / SECOND_MS,
  revision: season.revision,
});

/** The fields of every present or former player. */
export type MemberView = Pick<PlayerRow, 'id' | 'name' | 'accountId' | 'joinedAtMs' | 'leftAtMs'>;

export const memberView = ({
  id,
  name,
  accountId,
  joinedAtMs,
  leftAtMs,
}: PlayerRow): MemberView => ({ id, name, accountId, joinedAtMs, leftAtMs });
