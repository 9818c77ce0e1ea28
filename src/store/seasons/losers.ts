import type { SeasonCommit } from '../../engine';
import type { SeasonId } from '../../kernel';
import type { Database } from '../database';
import { answersOf, seasonsOfTaken } from './answers';
import { findRecords } from './records';

/** The seasons of a batch that went on meanwhile, or one of whose answers is there already. */
export async function losersOf(
  database: Database,
  batch: readonly SeasonCommit[],
): Promise<SeasonId[]> {
  const records = await findRecords(
    database,
    batch.map(({ record }) => record.id),
  );
  const versions = new Map(records.map(({ id, seq }) => [id, seq]));
  const taken = await seasonsOfTaken(database, answersOf(batch));
  const hasLost = ({ record, expectedSeq, events }: SeasonCommit): boolean =>
    taken.has(record.id) ||
    ((events.length > 0 || expectedSeq > 0) && (versions.get(record.id) ?? 0) !== expectedSeq);
  return batch.filter(hasLost).map(({ record }) => record.id);
}
