import type { AccountId } from '../../kernel';
import type { InboxRow } from '../../engine';
import type { Context } from '../context/context';
import { readOrdinal } from '../pagination/page-arguments';
import type { PageArguments } from '../pagination/page-arguments';
import { storedPage } from '../pagination/stored-page';
import type { StoreRange } from '../pagination/stored-page';
import { inboxSource } from './inbox-source';
import type { InboxConnectionSource } from './inbox-source';

export async function inboxPage(
  context: Context,
  account: AccountId,
  asked: PageArguments & { readonly unread?: boolean | null | undefined },
): Promise<InboxConnectionSource> {
  const { engine, accounts } = context.deps;
  const after = readOrdinal('after', asked.after);
  const before = readOrdinal('before', asked.before);
  const { readUpTo } = await accounts.inboxSettings(account);
  const least = asked.unread === true ? readUpTo : 0;
  const head = await engine.inboxHead(account);
  // Entry numbers have no gaps, so every range can be read forwards.
  const read = async (stretch: StoreRange<number>): Promise<readonly InboxRow[]> => {
    const from = Math.max(stretch.after ?? 0, least);
    const to = Math.min(stretch.before ?? head + 1, head + 1);
    const limit = Math.min(stretch.limit, to - 1 - from);
    if (limit <= 0) return [];
    if (!stretch.fromEnd) return engine.inbox(account, from, limit);
    return (await engine.inbox(account, to - 1 - limit, limit)).toReversed();
  };
  const { rows, ...page } = await storedPage(asked, { after, before }, read, keyOf);
  const entries = await Promise.all(
    rows.map((row) => inboxSource(context, account, row, readUpTo)),
  );
  return {
    edges: entries.map((node) => ({ cursor: String(node.number), node })),
    ...page,
    lastNumber: head,
    readUpTo,
    unreadCount: Math.max(0, head - readUpTo),
    totalCount: Math.max(0, head - least),
  };
}

const keyOf = ({ number }: InboxRow): number => number;
