import type { AccountId } from '../../kernel';
import type { Context } from '../context';
import { inboxSource } from './inbox-source';
import type { InboxConnectionSource } from './inbox-source';

type InboxAsked = { readonly after: number; readonly size: number; readonly unread: boolean };

export async function inboxPage(
  context: Context,
  account: AccountId,
  { after: from, size, unread }: InboxAsked,
): Promise<InboxConnectionSource> {
  const { engine, accounts } = context.deps;
  const { readUpTo } = await accounts.inboxSettings(account);
  const after = unread ? Math.max(from, readUpTo) : from;
  const rows = await engine.inbox(account, after, size);
  // Asked after the rows, so that it is not before any of them.
  const lastNumber = await engine.inboxHead(account);
  const entries = await Promise.all(
    rows.map((row) => inboxSource(context, account, row, readUpTo)),
  );
  return {
    edges: entries.map((node) => ({ cursor: String(node.number), node })),
    hasNextPage: (rows.at(-1)?.number ?? after) < lastNumber,
    hasPreviousPage: after > 0 && lastNumber > 0,
    lastNumber,
    readUpTo,
    unreadCount: lastNumber - readUpTo,
  };
}
