import { In, IsNull, LessThan, MoreThanOrEqual, Not } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { MailLink } from '../../engine';
import type { Instant } from '../../kernel';
import type { Database } from '../database';
import { mailBoxes, mailLinks } from '../entities/mail';
import { webhooks } from '../entities/webhooks';
import { removeRows } from '../webhooks/remove';

/**
 * Removes at most `limit` letters and `limit` links from before an instant, and the addresses that
 * these links would have confirmed. Resolves with the larger of the two numbers.
 */
export async function forgetMail(
  database: Database,
  before: Instant,
  limit: number,
): Promise<number> {
  const old = { createdAtMs: LessThan(before) };
  const oldLetter = { format: 'LETTER', ...old } as const;
  // Mostly there is nothing to remove, and a transaction has its price.
  const isOld = await database.read(
    async (manager) =>
      (await manager.existsBy(mailLinks, old)) || (await manager.existsBy(webhooks, oldLetter)),
  );
  if (!isOld) return 0;
  const oldest = { order: { createdAtMs: 'ASC' }, take: limit } as const;
  return database.write(async (manager) => {
    // One node at a time, so that none waits for another's rows.
    if (database.sharedWrites) {
      await manager.query("SELECT pg_advisory_xact_lock(hashtextextended('forget mail', 0))");
    }
    const links = await manager.find(mailLinks, { ...oldest, where: old });
    await forgetPending(manager, database, links, before);
    await manager.delete(mailLinks, { hash: In(links.map(({ hash }) => hash)) });
    const letters = await manager.find(webhooks, {
      ...{ ...oldest, select: { id: true }, where: oldLetter },
    });
    await removeRows(
      manager,
      letters.map(({ id }) => id),
    );
    return Math.max(links.length, letters.length);
  });
}

/** Locks the accounts before it looks for newer links, so that none is missed. */
async function forgetPending(
  manager: EntityManager,
  { sharedWrites }: Database,
  links: readonly MailLink[],
  before: Instant,
): Promise<void> {
  const confirming = links.filter(({ purpose }) => purpose === 'CONFIRM');
  const ids = [...new Set(confirming.flatMap(({ accountId }) => accountId ?? []))].toSorted();
  if (ids.length === 0) return;
  if (sharedWrites) {
    const sql = 'SELECT id FROM accounts WHERE id = ANY($1) ORDER BY id FOR UPDATE';
    await manager.query(sql, [ids]);
  }
  const accountId = In(ids);
  const newer = await manager.findBy(mailLinks, {
    ...{ accountId, purpose: 'CONFIRM', createdAtMs: MoreThanOrEqual(before) },
  });
  const isOpen = new Set(newer.map((link) => `${link.accountId ?? ''} ${link.address}`));
  const boxes = await manager.findBy(mailBoxes, { accountId, pending: Not(IsNull()) });
  const over = boxes.filter((box) => !isOpen.has(`${box.accountId} ${box.pending ?? ''}`));
  const closed = { accountId: In(over.map((box) => box.accountId)) };
  if (over.length > 0) await manager.update(mailBoxes, closed, { pending: null });
}
