import { requireScope } from '../context/access';
import { readAtLeast0, readKey } from '../input/checks';
import type { MutationField } from '../mutations/mutation-field';

/** No further than there are entries: what comes later is unread. */
export const markInboxRead: MutationField<'markInboxRead'> = async (_root, { input }, context) => {
  const { id } = requireScope(context, 'PLAY').account;
  const { engine, accounts } = context.deps;
  readKey(input.idempotencyKey);
  const { upTo } = input;
  const asked = typeof upTo === 'number' ? readAtLeast0('upTo', upTo) : null;
  const lastNumber = await engine.inboxHead(id);
  await accounts.markInboxRead(id, Math.min(asked ?? lastNumber, lastNumber));
  // Another request may have read on meanwhile.
  const { readUpTo } = await accounts.inboxSettings(id);
  return { refusal: null, readUpTo, unreadCount: Math.max(0, lastNumber - readUpTo) };
};
