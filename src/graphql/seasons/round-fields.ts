import { byOrdinal, playerId } from '../../kernel';
import type { Reading } from '../../engine';
import { playersOf, roundView } from '../../round';
import type { RoundView } from '../../round';
import { confidant } from '../access';
import { badInput, seasonNotFound } from '../fault';
import type { RoundResolvers } from '../generated/resolvers';
import { parseId, roundGlobalId } from '../ids';
import { orNull, readPageSize, readAtLeast0 } from '../input/checks';
import { pageByOrdinal } from '../page';
import { printDateTime } from '../scalars/date-time';
import { playerOf, playerSource } from '../sources';
import { journalPage } from '../events/journal-page';
import type { RoundSource } from './round-source';

const viewOf = ({ state, now }: Reading): RoundView => roundView(state, now);

/** A field that is taken from the view of the whole round. */
const field =
  <T>(take: (view: RoundView, reading: Reading) => T) =>
  async (source: RoundSource): Promise<T> => {
    const reading = await source.reading();
    return take(viewOf(reading), reading);
  };

const orPrint = (ms: number | null): string | null => (ms === null ? null : printDateTime(ms));

/** The fields that every season has. What lists know needs no reading. */
export const seasonFields = {
  id: ({ record }) => roundGlobalId(record.id),
  name: ({ record }) => record.name,
  kind: ({ record }) => record.kind,
  status: ({ record }) => record.status,
  visibility: ({ record }) => record.visibility,
  rehearsal: ({ record }) => record.rehearsal,
  seq: ({ record }) => record.seq,
  createdAt: ({ record }) => printDateTime(record.createdAtMs),
  host: async ({ record }, _args, { accountsById }) => {
    const account = await accountsById.get(record.hostAccountId);
    if (account === null) throw new Error('the host of a season has no account');
    return account;
  },
  players: async (source, { first, after, former }) => {
    const reading = await source.reading();
    const rows = playersOf(reading.state, orNull(former) ?? false);
    return pageByOrdinal(rows, { first, after }, (row) => playerSource(reading, row));
  },
  player: async (source, { id }) => {
    const named = parseId(id);
    if (named?.type !== 'Player') throw badInput('id', 'the id of a player');
    if (named.seasonId !== source.record.id) return null;
    const reading = await source.reading();
    const row = reading.state.get('players', playerId(named.localId));
    return row === undefined ? null : playerSource(reading, row);
  },
  ruleset: field((view, { state }) => state.need('revisions', `r${view.revision}`)),
  revisions: field((_view, { state }) => state.all('revisions').sort(byOrdinal)),
  journal: async ({ record }, { after, first, channel }, context) => {
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
  now: field((view) => printDateTime(view.nowMs)),
  rulesTime: field((view) => printDateTime(view.rulesTimeMs)),
  tempo: field((view) => view.tempo),
  startsAt: field((view) => printDateTime(view.startsAtMs)),
  endedAt: field((view) => orPrint(view.endedAtMs)),
  phase: field((view) => view.phase),
  nextDeadline: field((view) => orPrint(view.nextDeadlineMs)),
  winner: field(({ winnerId }, reading) =>
    winnerId === null ? null : playerOf(reading, winnerId),
  ),
  viewer: async (source, _args, context) => {
    const accountId = confidant(context);
    return accountId === null ? null : { reading: await source.reading(), accountId };
  },
} satisfies RoundResolvers;

/** What only a round has. */
export const roundFields = {
  week: field((view) => view.week),
  steward: field((view) => view.steward),
} satisfies RoundResolvers;
