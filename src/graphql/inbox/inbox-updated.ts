import { requireScope } from '../context/access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readLiveAfter } from '../subscriptions/live-subscription';
import { LiveEvents } from '../subscriptions/live-events';
import { inboxSource } from './inbox-source';

export const inbox: NonNullable<SubscriptionResolvers['inbox']> = {
  subscribe: async (_root, { after }, context) => {
    const { id } = requireScope(context, 'READ').account;
    const { engine, feed } = context.deps;
    const begins = readLiveAfter(after, context) ?? (await engine.inboxHead(id));
    return LiveEvents.of(
      (signal) => feed.inbox(id, begins, signal),
      async (row) => {
        const { readUpTo } = await context.deps.accounts.inboxSettings(id);
        return { inbox: await inboxSource(context, id, row, readUpTo) };
      },
      { begins, numberOf: ({ number }) => number },
    );
  },
};
