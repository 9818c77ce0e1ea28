import type { Reading } from '../../engine';
import type { Resolvers } from '../generated/resolvers';
import { readAtLeast0, readPageSize } from '../input/checks';
import { connectionFields } from '../page-resolvers';
import { SeasonSource } from '../seasons/season-source';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';

export const inboxResolvers: Resolvers = {
  Subscription: { inbox },
  Viewer: {
    inbox: ({ account }, { after, first }, context) =>
      inboxPage(context, account.id, readAtLeast0('after', after), readPageSize(first, 50)),
  },
  InboxEntry: { season: ({ event }) => SeasonSource.of<Reading>(event.reading) },
  InboxConnection: { ...connectionFields, lastNumber: ({ lastNumber }) => lastNumber },
};
