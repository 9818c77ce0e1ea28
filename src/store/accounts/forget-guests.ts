import { And, In, IsNull, LessThan, MoreThan } from 'typeorm';
import type { EntityManager, FindOperator } from 'typeorm';
import type { ForgottenGuests, GuestPlace } from '../../engine';
import type { Instant } from '../../kernel';
import { run } from '../bulk';
import type { Database } from '../database';
import { accounts, inboxHeads, inboxSettings, tokens } from '../entities/accounts';

/** Finds a row that refers to the account. An account with such a row is never removed. */
const SOMEBODY = [
  'SELECT 1 FROM players WHERE players.account_id = accounts.id',
  'SELECT 1 FROM seasons WHERE seasons.host_account_id = accounts.id',
  'SELECT 1 FROM dynasties WHERE dynasties.dealer_account_id = accounts.id',
  'SELECT 1 FROM inbox WHERE inbox.account_id = accounts.id',
].join(' UNION ALL ');

/**
 * Checks a page of guests, ordered by last request. The removal checks each guest again, so one who
 * came back or was claimed meanwhile stays. A guest who makes or joins a season has just sent a
 * request and stays too.
 */
export function forgetGuests(
  database: Database,
  before: Instant,
  after: GuestPlace | null,
  limit: number,
): Promise<ForgottenGuests> {
  return database.write(async (manager) => {
    const page = await guestsAfter(manager, before, after, limit);
    const last = page.at(-1);
    const next = page.length < limit || last === undefined ? null : last;
    if (page.length === 0) return { forgotten: 0, next };
    const parameter = manager.dataSource.driver.createParameter('ids', 0);
    const isPostgres = database.sharedWrites;
    const among = isPostgres
      ? `id IN (SELECT json_array_elements_text(${parameter}::json))`
      : `id IN (SELECT value FROM json_each(${parameter}))`;
    const forgotten = await run(manager, {
      sql:
        `DELETE FROM accounts WHERE ${among} AND handle_key IS NULL ` +
        `AND seen_at_ms < ${Number(before)} AND NOT EXISTS (${SOMEBODY})`,
      parameter: JSON.stringify(page.map(({ id }) => id)),
    });
    if (forgotten > 0) await removeWhatTheyHad(manager, page);
    return { forgotten, next };
  });
}

async function guestsAfter(
  manager: EntityManager,
  before: Instant,
  after: GuestPlace | null,
  limit: number,
): Promise<GuestPlace[]> {
  const older = { handleKey: IsNull(), seenAtMs: LessThan(before) };
  const found = await manager.find(accounts, {
    select: { id: true, seenAtMs: true },
    where:
      after === null
        ? older
        : [
            { handleKey: IsNull(), seenAtMs: after.seenAtMs, id: MoreThan(after.id) },
            { handleKey: IsNull(), seenAtMs: between(after.seenAtMs, before) },
          ],
    order: { seenAtMs: 'ASC', id: 'ASC' },
    take: limit,
  });
  return found.flatMap(({ id, seenAtMs }) => (seenAtMs === null ? [] : [{ id, seenAtMs }]));
}

const between = (after: Instant, before: Instant): FindOperator<Instant> =>
  And(MoreThan(after), LessThan(before));

async function removeWhatTheyHad(
  manager: EntityManager,
  page: readonly GuestPlace[],
): Promise<void> {
  const ids = page.map(({ id }) => id);
  const left = await manager.find(accounts, { select: { id: true }, where: { id: In(ids) } });
  const kept = new Set(left.map(({ id }) => id));
  const gone = ids.filter((id) => !kept.has(id));
  await manager.delete(tokens, { accountId: In(gone) });
  await manager.delete(inboxHeads, { accountId: In(gone) });
  await manager.delete(inboxSettings, { accountId: In(gone) });
}
