import { In } from 'typeorm';
import { seasonText } from '../../engine';
import type { SeasonRecord } from '../../engine';
import { sortText } from '../../kernel';
import type { SeasonId } from '../../kernel';
import type { Database } from '../database';
import { seasons } from '../entities/seasons';
import type { StoredRecord } from '../entities/seasons';

export function recordOf({
  claimedUntilMs: _lease,
  nameOrder: _order,
  searched: _searched,
  ...record
}: StoredRecord): SeasonRecord {
  return record;
}

/** Adds the columns for lists to the record. */
export function listedOf(
  record: SeasonRecord,
): SeasonRecord & Pick<StoredRecord, 'nameOrder' | 'searched'> {
  return { ...record, nameOrder: sortText(record.name), searched: seasonText(record) };
}

export async function findRecords(
  database: Database,
  ids: readonly SeasonId[],
): Promise<SeasonRecord[]> {
  const stored = await database.read((manager) => manager.findBy(seasons, { id: In(ids) }));
  return stored.map(recordOf);
}
