import type { EntityManager } from 'typeorm';
import { upsertRows } from '../bulk';
import { secrets } from '../entities/seasons';
import type { StoredSecret } from '../entities/seasons';

export type Resealing = {
  /** The new secret's fingerprint. */
  readonly fingerprint: string;
  /** Seals a row again, or returns it unchanged. */
  readonly again: (secret: StoredSecret) => StoredSecret;
};

/** Another process is connected to the database. All nodes must be stopped first. */
export class CannotReseal extends Error {
  override readonly name = 'CannotReseal';
}

const BATCH = 500;

/** Seals everything again in batches, to bound the memory, within the caller's transaction. */
export async function reseal(
  manager: EntityManager,
  sharedWrites: boolean,
  { again }: Resealing,
): Promise<void> {
  if (sharedWrites) await alone(manager);
  let last: StoredSecret | null = null;
  for (;;) {
    const batch = await nextOf(manager, last);
    if (batch.length === 0) return;
    await upsertRows(manager, secrets, changedRows(batch, again));
    last = batch.at(-1) ?? null;
  }
}

function changedRows(
  rows: readonly StoredSecret[],
  again: Resealing['again'],
): readonly StoredSecret[] {
  return rows.flatMap((row) => {
    const resealed = again(row);
    return resealed.sealed === row.sealed ? [] : [resealed];
  });
}

function nextOf(manager: EntityManager, last: StoredSecret | null): Promise<StoredSecret[]> {
  const query = manager
    .createQueryBuilder(secrets, 'secret')
    .orderBy('secret.seasonId')
    .addOrderBy('secret.key')
    .limit(BATCH);
  if (last !== null) {
    const { seasonId, key } = last;
    const later = 'secret.seasonId = :seasonId AND secret.key > :key';
    query.where(`(secret.seasonId > :seasonId OR (${later}))`, { seasonId, key });
  }
  return query.getMany();
}

/**
 * Makes sure that no other node is connected: a running one would keep sealing with the old secret.
 * A node that starts meanwhile waits for the locked table and then finds the new fingerprint.
 */
async function alone(manager: EntityManager): Promise<void> {
  await unlessOthers(manager);
  await manager.query('LOCK TABLE house, secrets IN ACCESS EXCLUSIVE MODE');
  await unlessOthers(manager);
}

async function unlessOthers(manager: EntityManager): Promise<void> {
  const others = await manager.query<{ readonly name: string }[]>(
    `SELECT DISTINCT application_name AS name FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend'
        AND application_name <> current_setting('application_name')`,
  );
  if (others.length === 0) return;
  const names = others.map(({ name }) => name || 'without a name').join(', ');
  throw new CannotReseal(
    `Others are connected to the database (${names}): stop all nodes, end all other connections, ` +
      'and try again.',
  );
}
