import { endedOnce, quoted } from '../../kernel';
import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';
import { markInboxRead } from './mark-inbox-read';
import { setInboxPreferences } from './set-inbox-preferences';

export const inboxResolvers: Resolvers = {
  Subscription: { inbox },
  Mutation: { markInboxRead, setInboxPreferences },
  Viewer: {
    inbox: ({ account }, asked, context) => inboxPage(context, account.id, asked),
    inboxPreferences: ({ account }, _args, { deps }) => deps.accounts.inboxSettings(account.id),
  },
  RemovedFromSeason: {
    text: ({ reading }) =>
      endedOnce(`The host ended your membership of ${quoted(reading.record.name)}.`),
    seasonId: ({ reading: { record } }) => seasonGlobalId(record.kind, record.id),
    seasonName: ({ reading }) => reading.record.name,
  },
};
