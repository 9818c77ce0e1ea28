/**
 * The row `up` has the last sign of life of any node. Each row `outage:<end>` has the start of an
 * outage.
 */
import { Like, MoreThan } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Beat, UptimeStore } from '../../engine';
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { Database } from '../database';
import { metadata } from '../entities/metadata';
import type { MetadataRow } from '../entities/metadata';
import { seasons } from '../entities/seasons';

const UP = 'up';
const OUTAGE = 'outage:';
/** A last sign of life further in the future than this came from a wrong clock and is replaced. */
const WRONG_MS = 24 * 60 * 60 * 1_000;

type Outages = Awaited<ReturnType<UptimeStore['beat']>>;

export function uptimeStore(database: Database): UptimeStore {
  return {
    beat: (beat, since) =>
      database.write(async (manager) => {
        await noteBeat(manager, database.sharedWrites, beat);
        return outagesAfter(manager, since);
      }),
  };
}

/**
 * Records a sign of life, and the outage that it ends. If nodes come back at the same time, the
 * second one finds the first one's row.
 */
async function noteBeat(
  manager: EntityManager,
  sharedWrites: boolean,
  { atMs, outageAfterMs }: Beat,
): Promise<void> {
  const first = { name: UP, value: String(atMs) };
  await manager.createQueryBuilder().insert().into(metadata).values(first).orIgnore().execute();
  const lock = sharedWrites ? ' FOR UPDATE' : '';
  const sql = `SELECT value FROM house WHERE name = '${UP}'${lock}`;
  const [stored] = await manager.query<Pick<MetadataRow, 'value'>[]>(sql);
  const lastMs = instant(Number(stored?.value ?? atMs));
  const isNews = atMs > lastMs || lastMs - atMs > WRONG_MS;
  if (isNews) await manager.update(metadata, { name: UP }, { value: String(atMs) });
  if (outageAfterMs === null || atMs - lastMs <= outageAfterMs) return;
  await manager.insert(metadata, { name: `${OUTAGE}${String(atMs)}`, value: String(lastMs) });
  await wakeSeasons(manager, atMs);
}

/** Makes all running seasons due now, so that each records the outage soon. */
async function wakeSeasons(manager: EntityManager, atMs: Instant): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(seasons)
    .set({ dueAtMs: atMs })
    .where({ status: 'RUNNING', dueAtMs: MoreThan(atMs) })
    .execute();
}

async function outagesAfter(manager: EntityManager, since: Instant | null): Promise<Outages> {
  const rows = await manager.find(metadata, { where: { name: Like(`${OUTAGE}%`) } });
  return rows
    .map(({ name, value }) => ({
      fromMs: instant(Number(value)),
      untilMs: instant(Number(name.slice(OUTAGE.length))),
    }))
    .filter(({ untilMs }) => since === null || untilMs > since)
    .sort((one, other) => one.untilMs - other.untilMs);
}
