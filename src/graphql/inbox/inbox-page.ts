import type { AccountId } from '../../kernel';
import type { Context } from '../context';
import { inboxSource } from './inbox-source';
import type { InboxConnectionSource } from './inbox-source';

export async function inboxPage(
  context: Context,
  account: AccountId,
  after: number,
  size: number,
): Promise<InboxConnectionSource> {
  const { engine } = context.deps;
  const rows = await engine.inbox(account, after, size);
  // Asked after the rows, so that it is not before any of them.
  const lastNumber = await engine.inboxHead(account);
  const entries = await Promise.all(rows.map((row) => inboxSource(context, account, row)));
  return {
    edges: entries.map((node) => ({ cursor: String(node.number), node })),
    hasNextPage: (rows.at(-1)?.number ?? after) < lastNumber,
    hasPreviousPage: after > 0 && lastNumber > 0,
    lastNumber,
  };
}
