import { In } from 'typeorm';
import type { SeasonRecord } from '../../engine';
import type { SeasonId } from '../../kernel';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import type { StoredRecord } from '../entities/seasons';

export function recordOf({ claimedUntilMs: _lease, ...record }: StoredRecord): SeasonRecord {
  return record;
}

export async function findRecords(
  database: Database,
  ids: readonly SeasonId[],
): Promise<SeasonRecord[]> {
  const stored = await database.read((manager) => manager.findBy(seasons, { id: In(ids) }));
  return stored.map(recordOf);
}
