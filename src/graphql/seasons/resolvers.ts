import type { SeasonSnapshot } from '../../engine';
import type { Resolvers } from '../generated/resolvers';
import { bidSource, playerSource } from '../nodes/sources';
import { metered } from '../context/metered';
import { findSeason, readingViewer, readSeenPosition } from '../context/access';
import { orNull } from '../input/checks';
import { readSeasonId, seasonViewerGlobalId } from '../ids/global-ids';
import { printDateTime } from '../scalars/date-time';
import { SeasonSource, seasonType } from '../snapshots/season-source';
import { isHostOf, optionsIn, playerRowOf, rejoinAtMs } from '../snapshots/season-view';
import { isExhibition } from './exhibitions';
import {
  closeSeason,
  describeSeason,
  comeBack,
  goIdle,
  joinSeason,
  leaveSeason,
  removePlayer,
  rotateInvite,
} from './mutations';
import { optionFields } from './option-fields';
import { snapshotAt } from './snapshot-at';
import { seasonUpdated } from './season-updated';

export const seasonEventResolvers = {
  PlayerLeft: {
    nextBids: (source) => {
      if (source.game !== 'ROUND') return [];
      const { snapshot, event } = source;
      return event.nextBidIds.map((id) => bidSource(snapshot, snapshot.state.need('bids', id)));
    },
  },
} satisfies Resolvers;

export const seasonResolvers: Resolvers = {
  Query: {
    season: async (_root, { id, atLeast, atSeq }, context) => {
      const account = readingViewer(context)?.account.id ?? null;
      const season = readSeasonId('id', id);
      const snapshot = await findSeason(context, season, account, readSeenPosition(atLeast));
      if (snapshot === null) return null;
      const then = await snapshotAt(context, snapshot, orNull(atSeq), account);
      return then === null ? null : SeasonSource.of<SeasonSnapshot>(then);
    },
  },
  Mutation: {
    joinSeason,
    leaveSeason,
    goIdle,
    comeBack,
    removePlayer,
    describeSeason,
    rotateInvite,
    closeSeason,
  },
  Subscription: { seasonUpdated },
  Season: { __resolveType: seasonType },
  SeasonViewer: {
    id: ({ snapshot, accountId }) => seasonViewerGlobalId(snapshot.record.id, accountId),
    player: ({ snapshot, accountId }) => {
      const row = playerRowOf(snapshot, accountId);
      return row === null ? null : playerSource(snapshot, row);
    },
    host: ({ snapshot, accountId }) => isHostOf(snapshot, accountId),
    rejoinAt: ({ snapshot, accountId }) => {
      const atMs = rejoinAtMs(snapshot, accountId);
      return atMs === null ? null : printDateTime(atMs);
    },
    options: async ({ snapshot, accountId }, _args, context) => {
      const options = metered(context, snapshot, () => optionsIn(snapshot, accountId));
      const isJoin = ({ mutation }: (typeof options)[number]): boolean => mutation === 'joinSeason';
      const isClosed = options.some(isJoin) && (await isExhibition(snapshot, context));
      const open = isClosed ? options.filter((option) => !isJoin(option)) : options;
      return open.map((option) => ({ snapshot, option }));
    },
  },
  Option: optionFields,
};
