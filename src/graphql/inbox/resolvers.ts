import { quoted } from '../../kernel';
import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids';
import { readAtLeast0, readPageSize } from '../input/checks';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';

export const inboxResolvers: Resolvers = {
  Subscription: { inbox },
  Viewer: {
    inbox: ({ account }, { after, first }, context) =>
      inboxPage(context, account.id, readAtLeast0('after', after), readPageSize(first, 50)),
  },
  RemovedFromSeason: {
    text: ({ reading }) => `The host ended your membership of ${quoted(reading.record.name)}.`,
    seasonId: ({ reading: { record } }) => seasonGlobalId(record.kind, record.id),
    seasonName: ({ reading }) => reading.record.name,
  },
};
