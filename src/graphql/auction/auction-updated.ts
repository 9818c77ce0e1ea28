import {
  seesPublicView,
  needRound,
  readingViewer,
  readSeenPosition,
  ifVisible,
} from '../context/access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readRoundId } from '../ids/global-ids';
import { LiveSubscription } from '../subscriptions/live-subscription';

/** Checks access again before each update. */
export const auctionUpdated: NonNullable<SubscriptionResolvers['auctionUpdated']> = {
  subscribe: async (_root, { roundId, atLeast }, context) => {
    const account = readingViewer(context)?.account.id ?? null;
    const seasonId = readRoundId('roundId', roundId);
    const now = await needRound(context, seasonId, account, readSeenPosition(atLeast));
    return new LiveSubscription(
      {
        of: 'view',
        seasonId,
        topic: 'AUCTION',
        atLeast: now.record.seq,
        forEverybody: seesPublicView(now, account),
        rootOf: (snapshot, seer) =>
          ifVisible(snapshot, seer, () => ({ auctionUpdated: { snapshot } })),
      },
      context,
    );
  },
};
