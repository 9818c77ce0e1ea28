import type { SeasonSnapshot } from '../../engine';
import { isOfTheCrowd, needReading, reader, readSeen, seenBy } from '../context/access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids/global-ids';
import { LiveSubscription } from '../subscriptions/live-subscription';
import { SeasonSource } from '../snapshots/season-source';

/** Access is looked at again with each reading. */
export const seasonUpdated: NonNullable<SubscriptionResolvers['seasonUpdated']> = {
  subscribe: async (_root, args, context) => {
    const account = reader(context)?.account.id ?? null;
    const seasonId = readSeasonId('seasonId', args.seasonId);
    const now = await needReading(context, seasonId, account, readSeen(args.atLeast));
    return new LiveSubscription(
      {
        of: 'view',
        seasonId,
        topic: 'SEASON',
        atLeast: now.record.seq,
        forEverybody: isOfTheCrowd(now, account),
        rootOf: (reading, seer) =>
          seenBy(reading, seer, () => ({
            seasonUpdated: SeasonSource.of<SeasonSnapshot>(reading),
          })),
      },
      context,
    );
  },
};
