import { endedOnce, quoted } from '../../kernel';
import { requireScope } from '../context/access';
import { readAtLeast0, readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';
import type { Resolvers } from '../generated/resolvers';
import { seasonGlobalId } from '../ids/global-ids';
import { inboxPage } from './inbox-page';
import { inbox } from './inbox-updated';

const markInboxRead: MutationField<'markInboxRead'> = async (_root, { input }, context) => {
  const { id } = requireScope(context, 'PLAY').account;
  const { engine, accounts } = context.deps;
  const idempotencyKey = readKey(input.idempotencyKey);
  const upTo = typeof input.upTo === 'number' ? readAtLeast0('upTo', input.upTo) : null;
  const last = await engine.inboxHead(id);
  const refusal = await accounts.markInboxRead(id, { upTo, last, idempotencyKey });
  // Another request may have moved the mark in the meantime.
  const { readUpTo } = await accounts.inboxSettings(id);
  return { refusal, readUpTo, unreadCount: Math.max(0, last - readUpTo) };
};

const setInboxPreferences: MutationField<'setInboxPreferences'> = async (
  _root,
  { input },
  context,
) => {
  const { id } = requireScope(context, 'PLAY').account;
  const { accounts } = context.deps;
  const idempotencyKey = readKey(input.idempotencyKey);
  const kinds = [...new Set(input.muted)];
  const refusal = await accounts.muteInbox(id, { kinds, idempotencyKey });
  // A repeat leaves newer preferences alone.
  return { refusal, preferences: await accounts.inboxSettings(id) };
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
