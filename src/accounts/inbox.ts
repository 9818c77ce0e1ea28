import type { AccountStore } from '../engine';
import type { AccountId, JsonObject } from '../kernel';
import type { Accounts } from './accounts';
import { answerOnce } from './answer-once';
import type { AnsweringDeps } from './answer-once';
import { isRefusal } from './refusals';
import type { AccountRefusal } from './refusals';

type InboxDeps = AnsweringDeps & { readonly store: AccountStore };

/** The mark stops at the last entry, so that later entries stay unread. */
export async function markInboxRead(
  deps: InboxDeps,
  accountId: AccountId,
  { upTo, last, idempotencyKey: key }: Parameters<Accounts['markInboxRead']>[1],
): Promise<AccountRefusal | null> {
  const done = await answerOnce<JsonObject>(
    deps,
    { accountId, key, content: ['markInboxRead', upTo] },
    async (answerOf) => {
      await deps.store.markInboxRead(accountId, Math.min(upTo ?? last, last), answerOf({}));
      return {};
    },
  );
  return isRefusal(done) ? done : null;
}

export async function muteInbox(
  deps: InboxDeps,
  accountId: AccountId,
  { kinds, idempotencyKey: key }: Parameters<Accounts['muteInbox']>[1],
): Promise<AccountRefusal | null> {
  const done = await answerOnce<JsonObject>(
    deps,
    { accountId, key, content: ['setInboxPreferences', ...kinds.toSorted()] },
    async (answerOf) => {
      await deps.store.muteInbox(accountId, kinds, answerOf({}));
      return {};
    },
  );
  return isRefusal(done) ? done : null;
}
