import type { SeasonSnapshot } from '../../engine';
import {
  seesPublicView,
  needSeason,
  readingViewer,
  readSeenPosition,
  ifVisible,
} from '../context/access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { LiveSubscription } from '../subscriptions/live-subscription';
import { SeasonSource } from '../snapshots/season-source';

/** Checks access again before each update. */
export const seasonUpdated: NonNullable<SubscriptionResolvers['seasonUpdated']> = {
  subscribe: async (_root, args, context) => {
    const account = readingViewer(context)?.account.id ?? null;
    const seasonId = readSeasonId('seasonId', args.seasonId);
    const now = await needSeason(context, seasonId, account, readSeenPosition(args.atLeast));
    return new LiveSubscription(
      {
        of: 'view',
        seasonId,
        topic: 'SEASON',
        atLeast: now.record.seq,
        forEverybody: seesPublicView(now, account),
        rootOf: (snapshot, seer) =>
          ifVisible(snapshot, seer, () => ({
            seasonUpdated: SeasonSource.of<SeasonSnapshot>(snapshot),
          })),
      },
      context,
    );
  },
};
