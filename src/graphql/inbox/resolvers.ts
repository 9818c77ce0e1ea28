import { quoted } from '../../kernel';
import { eventFields } from '../events/event-fields';
import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids';
import { readAtLeast0, readPageSize } from '../input/checks';
import { connectionFields } from '../page-resolvers';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';

export const inboxResolvers: Resolvers = {
  Subscription: { inbox },
  Viewer: {
    inbox: ({ account }, { after, first }, context) =>
      inboxPage(context, account.id, readAtLeast0('after', after), readPageSize(first, 50)),
  },
  RemovedFromSeason: {
    at: eventFields.at,
    by: eventFields.by,
    text: ({ reading }) => `The host ended your membership of ${quoted(reading.record.name)}.`,
    seasonId: ({ reading: { record } }) => seasonGlobalId(record.kind, record.id),
    seasonName: ({ reading }) => reading.record.name,
  },
  InboxConnection: { ...connectionFields, lastNumber: ({ lastNumber }) => lastNumber },
};
