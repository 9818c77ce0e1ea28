import { ConcurrencyConflict } from '../../engine';
import type { GroupCommit, SeasonCommit } from '../../engine';
import type { Database } from '../database';
import { NO_SEASON } from '../entities/idempotency';
import { answersOf, seasonsOfTaken } from './answers';
import { findRecords } from './records';

/** Names the seasons that went on meanwhile, and those with an answer under the key; null for none. */
export async function lostRaceOf(
  database: Database,
  group: GroupCommit,
): Promise<ConcurrencyConflict | null> {
  const { seasons } = group;
  const records = await findRecords(
    database,
    seasons.map(({ record }) => record.id),
  );
  const versions = new Map(records.map(({ id, seq }) => [id, seq]));
  const taken = await seasonsOfTaken(database, answersOf(group));
  const hasLost = ({ record, expectedSeq }: SeasonCommit): boolean =>
    taken.has(record.id) || (versions.get(record.id) ?? 0) !== expectedSeq;
  const losers = seasons.filter(hasLost).map(({ record }) => record.id);
  const isLooseKeyTaken = taken.has(NO_SEASON);
  return losers.length > 0 || isLooseKeyTaken
    ? new ConcurrencyConflict(losers, isLooseKeyTaken)
    : null;
}
