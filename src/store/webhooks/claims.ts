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
  { now, limit, lock, scope }: Pick<Lease, 'now' | 'limit' | 'scope'> & { readonly lock: boolean },
): Promise<string[]> {
  const given: (string | number)[] = [];
  // A parameter is created in the order of the text.
  const of = (value: string | number): string =>
    manager.dataSource.driver.createParameter('value', given.push(value) - 1);
  const waiting =
    'SELECT w.id AS id, ROW_NUMBER() OVER (PARTITION BY w.account_id ORDER BY w.due_at_ms, w.id) ' +
    '+ (SELECT COUNT(*) FROM webhooks r WHERE r.account_id = w.account_id ' +
    `AND r.claimed_until_ms > ${of(now)}) AS place ` +
    'FROM webhooks w LEFT JOIN seasons s ON s.id = w.season_id ' +
    'LEFT JOIN inbox_heads h ON w.season_id IS NULL AND h.account_id = w.account_id ' +
    `WHERE w.status = 'ACTIVE' AND w.due_at_ms <= ${of(now)} AND w.claimed_until_ms <= ${of(now)} ` +
    `AND w.position < COALESCE(s.seq, h.last, 0)${within(scope, of)}`;
  const found = await manager.query<{ readonly id: string }[]>(
    `SELECT w.id AS id FROM webhooks w JOIN (${waiting}) c ON c.id = w.id ` +
      // PostgreSQL checks this again for a row that another node leased meanwhile.
      `WHERE w.status = 'ACTIVE' AND w.claimed_until_ms <= ${of(now)} ` +
      `AND c.place <= ${MOST_OF_ACCOUNT} ` +
      `ORDER BY w.due_at_ms, w.id LIMIT ${limit}${lock ? ' FOR UPDATE OF w SKIP LOCKED' : ''}`,
    given,
  );
  return found.map(({ id }) => id);
}

/** Each part has an index. */
function within(scope: LookScope | null, of: (value: string | number) => string): string {
  if (scope === null) return '';
  const { ids, since } = scope;
  const listed = (): string => ids.map(of).join(', ');
  const due = `w.due_at_ms > ${of(since)}`;
  if (ids.length === 0) return ` AND ${due}`;
  return ` AND (${due} OR w.season_id IN (${listed()}) OR w.account_id IN (${listed()}))`;
}
