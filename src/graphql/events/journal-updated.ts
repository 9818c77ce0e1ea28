import { needReading, reader } from '../access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readSeasonId } from '../ids';
import { readAtLeast0 } from '../input/checks';
import { LiveEvents } from '../live-events';
import { eventSource } from './event-source';

/** Access is looked at again with each event. */
export const journal: NonNullable<SubscriptionResolvers['journal']> = {
  subscribe: async (_root, { seasonId, after }, context) => {
    const account = reader(context)?.account.id ?? null;
    const id = readSeasonId('seasonId', seasonId);
    const from = typeof after === 'number' ? readAtLeast0('after', after) : null;
    await needReading(context, id, account);
    return LiveEvents.of(
      (signal) => context.deps.feed.journal(id, from, signal),
      async (row) => {
        const reading = await needReading(context, id, account);
        return { journal: eventSource(row, reading, account) };
      },
    );
  },
};
