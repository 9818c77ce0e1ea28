import { GAMES } from '../../engine';
import type { Account, SeasonSnapshot, SeasonRecord } from '../../engine';
import { readerAccountId, findInSeason } from '../context/access';
import type { Context } from '../context/context';
import { metered } from '../context/metered';
import { seasonNotFound } from '../errors/fault';
import { readLocal, seasonGlobalId } from '../ids/global-ids';
import { orNull, readBetween } from '../input/checks';
import { readEventFilter } from '../events/event-filter';
import { journalPage } from '../events/journal-page';
import type { JournalArguments } from '../events/journal-page';
import { pageByOrdinal } from '../pagination/page';
import type { CountedPage } from '../pagination/page';
import type { PageArguments } from '../pagination/page-arguments';
import { rulesetOf, rulesetSource } from '../rulesets/sources';
import type { RulesetSource } from '../rulesets/sources';
import { printDateTime } from '../scalars/date-time';
import { playerOf, playerSource } from '../nodes/sources';
import type { PlayerSource, SeasonViewerSource, SecretAttemptSource } from '../nodes/sources';
import { officesIn } from '../governance/offices/sources';
import type { OfficeSource } from '../governance/offices/sources';
import { effectKinds } from '../governance/proposals/effect-kinds';
import { mechanicKinds } from '../rulesets/mechanic-kinds';
import { actionsIn, attemptsIn, secretActionsIn, trackedIn } from '../values/sources';
import type {
  AdditionalSecretActionSource,
  PlayerActionSource,
  TrackedValueSource,
} from '../values/sources';
import type { SeasonSource } from '../snapshots/season-source';
import {
  isHostOf,
  playerRow,
  playerRows,
  revisionRows,
  seasonView,
} from '../snapshots/season-view';

/** A field from the common view of seasons. */
export const seasonField =
  <T>(take: (view: ReturnType<typeof seasonView>, snapshot: SeasonSnapshot) => T) =>
  async (source: SeasonSource): Promise<T> => {
    const snapshot = await source.snapshot();
    return take(seasonView(snapshot), snapshot);
  };

const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

const MOST_DEADLINES = 100;

type Optional<T> = T | null | undefined;
type JournalAsked = JournalArguments & Parameters<typeof readEventFilter>[1];

export async function hostOf(
  { hostAccountId }: SeasonRecord,
  _args: unknown,
  { accountsById }: Context,
): Promise<Account> {
  const account = await accountsById.get(hostAccountId);
  if (account === null) throw new Error('the host of a season has no account');
  return account;
}

/** The fields of seasons in both games. Fields from the record need no snapshot. */
export const seasonFields = {
  id: ({ record }: SeasonSource): string => seasonGlobalId(record.kind, record.id),
  name: ({ record }: SeasonSource): string => record.name,
  kind: ({ record }: SeasonSource) => record.kind,
  status: ({ record }: SeasonSource) => record.status,
  visibility: ({ record }: SeasonSource) => record.visibility,
  rehearsal: ({ record }: SeasonSource): boolean => record.rehearsal,
  seq: ({ record }: SeasonSource): number => record.seq,
  createdAt: ({ record }: SeasonSource): string => printDateTime(record.createdAtMs),
  host: ({ record }: SeasonSource, args: unknown, context: Context) =>
    hostOf(record, args, context),
  hosting: seasonField((view) => view.hosting),
  watching: ({ record }: SeasonSource, _args: unknown, { deps }: Context): number =>
    deps.presence?.count(record.id) ?? 0,
  description: ({ record }: SeasonSource): string | null => record.description,
  invitation: async (
    source: SeasonSource,
    _args: unknown,
    context: Context,
  ): Promise<{ readonly code: string; readonly url: string | null } | null> => {
    const account = readerAccountId(context);
    if (account === null || !isHostOf(await source.snapshot(), account)) return null;
    const { record } = source;
    const { engine, publicUrl = null } = context.deps;
    const code = await engine.inviteCode(record);
    if (code === null) return null;
    return { code, url: publicUrl === null ? null : `${publicUrl}/join/${code}` };
  },
  players: async (
    source: SeasonSource,
    { former, ...asked }: PageArguments & { readonly former?: Optional<boolean> },
  ): Promise<CountedPage<PlayerSource>> => {
    const snapshot = await source.snapshot();
    const rows = playerRows(snapshot, orNull(former) ?? false);
    return pageByOrdinal(rows, asked, (row) => playerSource(snapshot, row));
  },
  player: async (
    source: SeasonSource,
    { id }: { readonly id: string },
    context: Context,
  ): Promise<PlayerSource | null> => {
    const named = readLocal('Player', 'id', id, 'player');
    if (named.seasonId !== source.record.id) return null;
    return findInSeason(context, await source.snapshot(), (snapshot) => {
      const row = playerRow(snapshot, named.localId);
      return row === null ? null : playerSource(snapshot, row);
    });
  },
  ruleset: seasonField(({ revision }, snapshot) => rulesetOf(snapshot, revision)),
  revisions: async (
    source: SeasonSource,
    asked: PageArguments,
  ): Promise<CountedPage<RulesetSource>> => {
    const snapshot = await source.snapshot();
    return pageByOrdinal(revisionRows(snapshot), asked, (row) => rulesetSource(snapshot, row));
  },
  journal: async ({ record }: SeasonSource, asked: JournalAsked, context: Context) => {
    const filter = readEventFilter(record.id, asked);
    const page = await journalPage(context, record.id, asked, filter);
    if (page === null) throw seasonNotFound();
    return page;
  },
  trackedValues: async (source: SeasonSource): Promise<TrackedValueSource[]> =>
    trackedIn(await source.snapshot()),
  playerActions: async (source: SeasonSource): Promise<PlayerActionSource[]> =>
    actionsIn(await source.snapshot()),
  additionalSecretActions: async (source: SeasonSource): Promise<AdditionalSecretActionSource[]> =>
    secretActionsIn(await source.snapshot()),
  secretAttempts: async (
    source: SeasonSource,
    { action }: { readonly action?: Optional<string> },
    context: Context,
  ): Promise<SecretAttemptSource[]> => attemptsIn(context, await source.snapshot(), orNull(action)),
  offices: async (source: SeasonSource): Promise<OfficeSource[]> =>
    officesIn(await source.snapshot()),
  effectKinds,
  mechanicKinds,
  now: seasonField((view) => printDateTime(view.nowMs)),
  rulesTime: seasonField((view) => printDateTime(view.rulesTimeMs)),
  tempo: seasonField((view) => view.tempo),
  startsAt: seasonField((view) => printDateTime(view.startsAtMs)),
  endedAt: seasonField((view) => orPrint(view.endedAtMs)),
  pausedSince: seasonField((view) => orPrint(view.pausedSinceMs)),
  pausedUntil: seasonField((view) => orPrint(view.pausedUntilMs)),
  phase: seasonField((view) => view.phase),
  nextDeadline: seasonField((view) => orPrint(view.nextDeadlineMs)),
  deadlines: async (
    source: SeasonSource,
    { first }: { readonly first: number },
    context: Context,
  ): Promise<{ readonly key: string; readonly at: string; readonly text: string }[]> => {
    const most = readBetween('first', first, 1, MOST_DEADLINES);
    const snapshot = await source.snapshot();
    const { nowMs } = seasonView(snapshot);
    return metered(context, snapshot, () => GAMES[snapshot.kind].deadlinesOf(snapshot.state, null))
      .filter(({ atMs }) => atMs > nowMs)
      .slice(0, most)
      .map(({ id, atMs, text }) => ({ key: id, at: printDateTime(atMs), text }));
  },
  winner: seasonField(({ winnerId }, snapshot) =>
    winnerId === null ? null : playerOf(snapshot, winnerId),
  ),
  viewer: async (
    source: SeasonSource,
    _args: unknown,
    context: Context,
  ): Promise<SeasonViewerSource | null> => {
    const accountId = readerAccountId(context);
    return accountId === null ? null : { snapshot: await source.snapshot(), accountId };
  },
};
