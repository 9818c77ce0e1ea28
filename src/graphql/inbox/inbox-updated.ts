import { requireScope } from '../access';
import type { SubscriptionResolvers } from '../generated/resolvers';
import { readAtLeast0 } from '../input/checks';
import { LiveEvents } from '../live-events';
import { inboxSource } from './inbox-source';

export const inbox: NonNullable<SubscriptionResolvers['inbox']> = {
  subscribe: (_root, { after }, context) => {
    const { id } = requireScope(context, 'READ').account;
    const from = typeof after === 'number' ? readAtLeast0('after', after) : null;
    return LiveEvents.of(
      (signal) => context.deps.feed.inbox(id, from, signal),
      async (row) => ({ inbox: await inboxSource(context, id, row) }),
    );
  },
};
