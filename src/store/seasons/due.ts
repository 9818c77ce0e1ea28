import type { EntityManager } from 'typeorm';
import { instant } from '../../kernel';
import type { Instant, SeasonId } from '../../kernel';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';

/** Claims due seasons, the longest due first. Skips seasons that another node is claiming. */
export function claimDue(
  database: Database,
  now: Instant,
  leaseMs: number,
  limit: number,
): Promise<SeasonId[]> {
  return database.write(async (manager) => {
    const ids = await dueSeasons(manager, database.sharedWrites, now, limit);
    if (ids.length === 0) return [];
    await manager
      .createQueryBuilder()
      .update(seasons)
      .set({ claimedUntilMs: now + leaseMs })
      .whereInIds(ids)
      .execute();
    return ids;
  });
}

async function dueSeasons(
  manager: EntityManager,
  sharedWrites: boolean,
  now: Instant,
  limit: number,
): Promise<SeasonId[]> {
  const { driver } = manager.dataSource;
  const [first, second] = [0, 1].map((at) => driver.createParameter('now', at));
  const lock = sharedWrites ? ' FOR UPDATE SKIP LOCKED' : '';
  const due = await manager.query<{ readonly id: SeasonId }[]>(
    `SELECT id FROM seasons WHERE due_at_ms <= ${first} AND claimed_until_ms <= ${second} ` +
      `ORDER BY due_at_ms, id LIMIT ${limit}${lock}`,
    [now, now],
  );
  return due.map(({ id }) => id);
}

export async function nextDue(database: Database): Promise<Instant | null> {
  const row = await database.read((manager) =>
    manager
      .createQueryBuilder(seasons, 'season')
      .select('MIN(season.dueAtMs)', 'earliest')
      .getRawOne<{ readonly earliest: number | string | null }>(),
  );
  const earliest = row?.earliest ?? null;
  return earliest === null ? null : instant(Number(earliest));
}
