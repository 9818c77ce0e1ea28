import type { SeasonRecord, SeasonSnapshot } from '../../engine';
import type { Context } from '../context/context';
import type { Resolvers } from '../generated/resolvers';
import { readBetween } from '../input/checks';
import { printDateTime } from '../scalars/date-time';
import { playerRows, seasonView } from '../snapshots/season-view';
import { seasonGlobalId } from '../ids/global-ids';
import { hostOf } from '../seasons/season-fields';
import { seasonPage } from '../seasons/season-page';
import { findInvited } from '../seasons/invitation';
import { readSeasonList } from './season-filter';
import { seasonsUpdated } from './seasons-updated';

const MOST_NAMES = 100;

async function snapshotOf({ id }: SeasonRecord, { deps }: Context): Promise<SeasonSnapshot> {
  const snapshot = await deps.engine.read(id);
  if (snapshot === null) throw new Error('an invitation has no season');
  return snapshot;
}

/** A field from the common view of seasons, for a person who may not see the season. */
const invitedField =
  <T>(take: (view: ReturnType<typeof seasonView>) => T) =>
  async (record: SeasonRecord, _args: unknown, context: Context): Promise<T> =>
    take(seasonView(await snapshotOf(record, context)));

export const lobbyResolvers = {
  Query: {
    seasons: (_root, { first, after, last, before, ...asked }, context) =>
      seasonPage(context.deps, readSeasonList(context, asked), { first, after, last, before }),
    invitation: (_root, { code }, context) => findInvited(context, code),
  },
  Subscription: { seasonsUpdated },
  SeasonConnection: { totalCount: ({ count }) => count() },
  Invitation: {
    seasonId: ({ kind, id }) => seasonGlobalId(kind, id),
    host: hostOf,
    playerNames: async (record, { first }, context) => {
      const most = readBetween('first', first, 1, MOST_NAMES);
      if (record.status === 'ENDED') return [];
      const snapshot = await snapshotOf(record, context);
      return playerRows(snapshot, false)
        .slice(0, most)
        .map(({ name }) => name);
    },
    tempo: invitedField(({ tempo }) => tempo),
    startsAt: invitedField(({ startsAtMs }) => printDateTime(startsAtMs)),
    endedAt: invitedField(({ endedAtMs }) =>
      endedAtMs === null ? null : printDateTime(endedAtMs),
    ),
  },
} satisfies Resolvers;
