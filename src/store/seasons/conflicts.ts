import { ConcurrencyConflict } from '../../engine';
import type { GroupCommit, SeasonCommit } from '../../engine';
import type { SeasonId } from '../../kernel';
import type { Database } from '../database';
import { NO_SEASON } from '../entities/seasons';
import { answersOf, seasonsOfTaken } from './answers';
import { findRecords } from './records';

/**
 * Names the seasons whose version has changed, and the seasons with an answer whose key is taken;
 * null for no conflict.
 */
export async function conflictOf(
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
  const isAccountKeyTaken = taken.has(NO_SEASON);
  return losers.length > 0 || isAccountKeyTaken
    ? new ConcurrencyConflict(losers, isAccountKeyTaken)
    : null;
}

/**
 * The seasons of a batch that another transaction has locked: their own rows, or the inbox heads
 * that they add to. Rows that the other transaction is only adding cannot be found.
 */
export async function lockedSeasonsOf(
  database: Database,
  batch: readonly SeasonCommit[],
): Promise<SeasonId[]> {
  const moved = batch.filter(({ events }) => events.length > 0);
  const ids = moved.map(({ record }) => record.id);
  const accounts = moved.flatMap(({ notices }) => notices.map(({ accountId }) => accountId));
  const seasons = await heldOf(database, 'seasons', 'id', ids);
  const heads = await heldOf(database, 'inbox_heads', 'account_id', accounts);
  const isHeld = ({ record, notices }: SeasonCommit): boolean =>
    seasons.has(record.id) || notices.some(({ accountId }) => heads.has(accountId));
  return moved.filter(isHeld).map(({ record }) => record.id);
}

/** The keys of existing rows that cannot be locked. */
async function heldOf(
  database: Database,
  table: string,
  key: string,
  of: readonly string[],
): Promise<ReadonlySet<string>> {
  const sql = `SELECT ${key} AS key FROM ${table} WHERE ${key} = ANY($1)`;
  type Keys = readonly { readonly key: string }[];
  const ask = (lock: string): Promise<Keys> =>
    database.read((manager) => manager.query<Keys>(`${sql}${lock}`, [of]));
  const held = new Set((await ask('')).map((row) => row.key));
  for (const row of await ask(' FOR UPDATE SKIP LOCKED')) held.delete(row.key);
  return held;
}
