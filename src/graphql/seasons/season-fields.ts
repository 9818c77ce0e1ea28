import type { Reading } from '../../engine';
import type { Channel } from '../../season';
import { confidant, findIn } from '../access';
import type { Context } from '../context';
import { badInput, seasonNotFound } from '../fault';
import { parseId, seasonGlobalId } from '../ids';
import { orNull, readPageSize, readAtLeast0 } from '../input/checks';
import { journalPage } from '../events/journal-page';
import { pageByOrdinal } from '../page';
import type { CountedPage } from '../page';
import { printDateTime } from '../scalars/date-time';
import { playerOf, playerSource } from '../sources';
import type { PlayerSource, SeasonViewerSource } from '../sources';
import type { SeasonSource } from './season-source';
import { playerRow, playerRows, revisionRows, seasonView } from './season-view';

/** A field that is taken from what every season shows. */
export const seasonField =
  <T>(take: (view: ReturnType<typeof seasonView>, reading: Reading) => T) =>
  async (source: SeasonSource): Promise<T> => {
    const reading = await source.reading();
    return take(seasonView(reading), reading);
  };

const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

type Optional<T> = T | null | undefined;
type Paging = { readonly first?: Optional<number>; readonly after?: Optional<string> };
type JournalArguments = {
  readonly after?: Optional<number>;
  readonly first?: Optional<number>;
  readonly channel?: Optional<Channel>;
};

/** The fields that every season has. What lists know needs no reading. */
export const seasonFields = {
  id: ({ record }: SeasonSource): string => seasonGlobalId(record.kind, record.id),
  name: ({ record }: SeasonSource): string => record.name,
  kind: ({ record }: SeasonSource) => record.kind,
  status: ({ record }: SeasonSource) => record.status,
  visibility: ({ record }: SeasonSource) => record.visibility,
  rehearsal: ({ record }: SeasonSource): boolean => record.rehearsal,
  seq: ({ record }: SeasonSource): number => record.seq,
  createdAt: ({ record }: SeasonSource): string => printDateTime(record.createdAtMs),
  host: async ({ record }: SeasonSource, _args: unknown, { accountsById }: Context) => {
    const account = await accountsById.get(record.hostAccountId);
    if (account === null) throw new Error('the host of a season has no account');
    return account;
  },
  players: async (
    source: SeasonSource,
    { first, after, former }: Paging & { readonly former?: Optional<boolean> },
  ): Promise<CountedPage<PlayerSource>> => {
    const reading = await source.reading();
    const rows = playerRows(reading, orNull(former) ?? false);
    return pageByOrdinal(rows, { first, after }, (row) => playerSource(reading, row));
  },
  player: async (
    source: SeasonSource,
    { id }: { readonly id: string },
    context: Context,
  ): Promise<PlayerSource | null> => {
    const named = parseId(id);
    if (named?.type !== 'Player') throw badInput('id', 'the id of a player');
    if (named.seasonId !== source.record.id) return null;
    return findIn(context, await source.reading(), (reading) => {
      const row = playerRow(reading, named.localId);
      return row === null ? null : playerSource(reading, row);
    });
  },
  ruleset: seasonField(({ revision }, reading) => {
    const row = revisionRows(reading).find((each) => each.revision === revision);
    if (row === undefined) throw new Error('a season has no ruleset in force');
    return row;
  }),
  revisions: seasonField((_view, reading) => revisionRows(reading)),
  journal: async (
    { record }: SeasonSource,
    { after, first, channel }: JournalArguments,
    context: Context,
  ) => {
    const page = await journalPage(
      context,
      record.id,
      readAtLeast0('after', after),
      readPageSize(first, 50),
      orNull(channel),
    );
    if (page === null) throw seasonNotFound();
    return page;
  },
  now: seasonField((view) => printDateTime(view.nowMs)),
  rulesTime: seasonField((view) => printDateTime(view.rulesTimeMs)),
  tempo: seasonField((view) => view.tempo),
  startsAt: seasonField((view) => printDateTime(view.startsAtMs)),
  endedAt: seasonField((view) => orPrint(view.endedAtMs)),
  phase: seasonField((view) => view.phase),
  nextDeadline: seasonField((view) => orPrint(view.nextDeadlineMs)),
  winner: seasonField(({ winnerId }, reading) =>
    winnerId === null ? null : playerOf(reading, winnerId),
  ),
  viewer: async (
    source: SeasonSource,
    _args: unknown,
    context: Context,
  ): Promise<SeasonViewerSource | null> => {
    const accountId = confidant(context);
    return accountId === null ? null : { reading: await source.reading(), accountId };
  },
};
