import type { EntityManager } from 'typeorm';
import type { Notice } from '../../engine';
import { required } from '../../kernel';
import { insertRows, rowSource } from '../bulk';
import { inbox } from '../entities/accounts';
import { EVERYTHING, mutedOf } from './settings';

type Head = { readonly account_id: string; readonly last: number | string };

/**
 * Adds notices to inboxes within the transaction. An account's head stays locked until the commit,
 * so entries appear in order and without gaps, regardless of other commits [invariant 3].
 */
export async function deliver(manager: EntityManager, given: readonly Notice[]): Promise<void> {
  const notices = await wanted(manager, given);
  if (notices.length === 0) return;
  const next = await takeNumbers(manager, countByAccount(notices));
  await insertRows(
    manager,
    inbox,
    notices.map((notice) => {
      const number = required(next.get(notice.accountId), 'the head of an inbox');
      next.set(notice.accountId, number + 1);
      return { ...notice, number };
    }),
  );
}

/** The notices of kinds that their accounts have not muted. */
async function wanted(manager: EntityManager, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return [];
  const muted = await mutedOf(manager, [...new Set(notices.map(({ accountId }) => accountId))]);
  return notices.filter(({ accountId, kind }) => {
    const unwanted = muted.get(accountId);
    return unwanted === undefined || !(unwanted.has(kind) || unwanted.has(EVERYTHING));
  });
}

function countByAccount(notices: readonly Notice[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { accountId } of notices) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  return counts;
}

/**
 * Takes numbers for each account and returns the first. The accounts are sorted, so that two
 * writers cannot deadlock.
 */
async function takeNumbers(
  manager: EntityManager,
  counts: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const { sql, parameter } = rowSource(
    manager,
    [
      { name: 'account_id', type: 'text' },
      { name: 'last', type: 'bigint' },
    ],
    rows,
  );
  const heads = await manager.query<Head[]>(
    `INSERT INTO inbox_heads ("account_id", "last") ${sql} WHERE true ` +
      'ON CONFLICT ("account_id") DO UPDATE SET "last" = inbox_heads."last" + excluded."last" ' +
      'RETURNING "account_id", "last"',
    [parameter],
  );
  return new Map(
    heads.map(({ account_id: account, last }) => [
      account,
      Number(last) - (counts.get(account) ?? 0) + 1,
    ]),
  );
}
