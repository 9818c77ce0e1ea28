import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { LookScope, SealedWebhook, WebhookStore } from '../../engine';
import type { Database } from '../database';
import { webhooks } from '../entities/webhooks';
import { withSealed } from './sealed';

type Lease = Parameters<WebhookStore['claim']>[0];

/**
 * Claims webhooks behind the journal of their season, or the inbox of their account. Looks without
 * a transaction first, since most looks find nothing.
 */
export async function claim(
  database: Database,
  { claim: lease, untilMs, ...asked }: Lease,
): Promise<SealedWebhook[]> {
  const any = await database.read((manager) =>
    behind(manager, { ...asked, limit: 1, lock: false }),
  );
  if (any.length === 0) return [];
  return database.write(async (manager) => {
    const ids = await behind(manager, { ...asked, lock: database.sharedWrites });
    if (ids.length === 0) return [];
    await manager.update(webhooks, { id: In(ids) }, { claim: lease, claimedUntilMs: untilMs });
    const claimed = await manager.find(webhooks, { where: { id: In(ids) }, order: { id: 'ASC' } });
    return withSealed(manager, claimed);
  });
}

/** The most leases of an account. */
const MOST_OF_ACCOUNT = 20;

async function behind(
  manager: EntityManager,
  {
    now,
    limit,
    lock,
    scope,
    formats,
  }: Pick<Lease, 'now' | 'limit' | 'scope' | 'formats'> & { readonly lock: boolean },
): Promise<string[]> {
  const given: (string | number)[] = [];
  // A parameter is created in the order of the text.
  const of = (value: string | number): string =>
    manager.dataSource.driver.createParameter('value', given.push(value) - 1);
  const waiting =
    'SELECT w.id AS id, ROW_NUMBER() OVER (PARTITION BY w.account_id ORDER BY w.due_at_ms, w.id) ' +
    '+ (SELECT COUNT(*) FROM webhooks r WHERE r.account_id = w.account_id ' +
    `AND r.claimed_until_ms > ${of(now)}) AS place ` +
    `FROM ${scope === null ? '' : `(${inScope(scope, now, of)}) part CROSS JOIN `}webhooks w ` +
    'LEFT JOIN seasons s ON s.id = w.season_id ' +
    'LEFT JOIN inbox_heads h ON w.season_id IS NULL AND h.account_id = w.account_id ' +
    `WHERE ${scope === null ? '' : 'w.id = part.id AND '}` +
    `w.status = 'ACTIVE' AND w.due_at_ms <= ${of(now)} AND w.claimed_until_ms <= ${of(now)} ` +
    `${formats === undefined ? '' : `AND w.format IN (${formats.map(of).join(', ')})`} ` +
    "AND w.position < CASE WHEN w.format = 'LETTER' THEN 1 ELSE COALESCE(s.seq, h.last, 0) END";
  const found = await manager.query<{ readonly id: string }[]>(
    // With CROSS JOIN, SQLite reads the tables in this order.
    `SELECT w.id AS id FROM (${waiting}) waiting CROSS JOIN webhooks w WHERE w.id = waiting.id ` +
      // PostgreSQL checks this again for a row that another node leased meanwhile.
      `AND w.status = 'ACTIVE' AND w.claimed_until_ms <= ${of(now)} ` +
      `AND waiting.place <= ${MOST_OF_ACCOUNT} ` +
      `ORDER BY w.due_at_ms, w.id LIMIT ${limit}${lock ? ' FOR UPDATE OF w SKIP LOCKED' : ''}`,
    given,
  );
  return found.map(({ id }) => id);
}

/** The webhooks of a look: each select has an index, which SQLite does not use for an OR. */
function inScope(
  { ids, since }: LookScope,
  now: number,
  of: (value: string | number) => string,
): string {
  const due =
    `SELECT id FROM webhooks WHERE status = 'ACTIVE' AND due_at_ms > ${of(since)} ` +
    `AND due_at_ms <= ${of(now)}`;
  if (ids.length === 0) return due;
  const listed = (): string => ids.map(of).join(', ');
  const some = 'UNION SELECT id FROM webhooks WHERE';
  return `${due} ${some} season_id IN (${listed()}) ${some} account_id IN (${listed()})`;
}
