import { canSee } from '../../round';
import { needReading, reader } from '../access';
import { seasonNotFound } from '../fault';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { LiveEvents } from '../live-events';

/** Access is looked at again with each reading. */
export const auctionUpdated: NonNullable<SubscriptionResolvers['auctionUpdated']> = {
  subscribe: async (_root, { roundId }, context) => {
    const account = reader(context)?.account.id ?? null;
    const id = readSeasonId('roundId', roundId);
    await needReading(context, id, account);
    return LiveEvents.of(
      (signal) => context.deps.feed.readings(id, 'AUCTION', signal),
      (reading) =>
        canSee(reading.state, account)
          ? Promise.resolve({ auctionUpdated: { reading } })
          : Promise.reject(seasonNotFound()),
    );
  },
};
