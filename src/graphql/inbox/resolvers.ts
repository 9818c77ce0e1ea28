import { endedOnce, quoted } from '../../kernel';
import { requireScope } from '../context/access';
import { readAtLeast0, readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';

/** The mark stops at the last entry, so that later entries stay unread. */
const markInboxRead: MutationField<'markInboxRead'> = async (_root, { input }, context) => {
  const { id } = requireScope(context, 'PLAY').account;
  const { engine, accounts } = context.deps;
  readKey(input.idempotencyKey);
  const { upTo } = input;
  const asked = typeof upTo === 'number' ? readAtLeast0('upTo', upTo) : null;
  const lastNumber = await engine.inboxHead(id);
  await accounts.markInboxRead(id, Math.min(asked ?? lastNumber, lastNumber));
  // Another request may have moved the mark in the meantime.
  const { readUpTo } = await accounts.inboxSettings(id);
  return { refusal: null, readUpTo, unreadCount: Math.max(0, lastNumber - readUpTo) };
};

const setInboxPreferences: MutationField<'setInboxPreferences'> = async (
  _root,
  { input },
  context,
) => {
  const { id } = requireScope(context, 'PLAY').account;
  readKey(input.idempotencyKey);
  const muted = [...new Set(input.muted)];
  await context.deps.accounts.muteInbox(id, muted);
  return { refusal: null, preferences: { muted } };
};

export const inboxResolvers: Resolvers = {
  Subscription: { inbox },
  Mutation: { markInboxRead, setInboxPreferences },
  Viewer: {
    inbox: ({ account }, asked, context) => inboxPage(context, account.id, asked),
    inboxPreferences: ({ account }, _args, { deps }) => deps.accounts.inboxSettings(account.id),
  },
  RemovedFromSeason: {
    text: ({ snapshot }) =>
      endedOnce(`The host ended your membership of ${quoted(snapshot.record.name)}.`),
    seasonId: ({ snapshot: { record } }) => seasonGlobalId(record.kind, record.id),
    seasonName: ({ snapshot }) => snapshot.record.name,
  },
};
