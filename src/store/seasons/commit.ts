import type { EntityManager } from 'typeorm';
import { VersionConflict } from '../../engine';
import type { SeasonCommit } from '../../engine';
import { invariant } from '../../kernel';
import { deleteRows, insertRows, upsertRows } from '../bulk';
import type { Database } from '../database';
import { idempotency } from '../entities/idempotency';
import { journal } from '../entities/journal';
import { secrets } from '../entities/secrets';
import { isUniqueViolation } from '../failure';
import { deliver } from '../inbox/deliver';
import { answersOf } from './answers';
import { changesOf } from './changes';
import { losersOf } from './losers';
import { LostRace, moveVersions } from './versions';

/** A group commit: one transaction, and each table in as few statements as can be. */
export async function commit(database: Database, batch: readonly SeasonCommit[]): Promise<void> {
  for (const part of batch) check(part);
  try {
    await database.write((manager) => write(manager, batch, database.sharedWrites));
  } catch (error) {
    if (!(error instanceof LostRace) && !isUniqueViolation(error)) throw error;
    const losers = await losersOf(database, batch);
    throw losers.length === 0 ? error : new VersionConflict(losers);
  }
}

function check(part: SeasonCommit): void {
  const { record, expectedSeq, events, changes, secrets: sealed, notices } = part;
  if (events.length === 0) {
    const nothing = changes.length + sealed.length + notices.length === 0;
    invariant(nothing, 'without an event nothing changes');
    return;
  }
  const gapless = events.every(({ seq }, at) => seq === expectedSeq + at + 1);
  invariant(gapless && record.seq === expectedSeq + events.length, 'a journal has no gaps');
}

/**
 * Seasons first: whoever has moved their versions is alone with the rows that follow. Nothing waits
 * for an answer before the next statement is sent; a server takes them in their order.
 */
async function write(
  manager: EntityManager,
  batch: readonly SeasonCommit[],
  sharedWrites: boolean,
): Promise<void> {
  const moved = batch.filter(({ events }) => events.length > 0);
  const sealed = moved.flatMap((part) =>
    part.secrets.map((secret) => ({ ...secret, seasonId: part.record.id })),
  );
  await allDone([
    moveVersions(manager, moved, sharedWrites),
    insertRows(manager, idempotency, answersOf(batch)),
    insertRows(
      manager,
      journal,
      moved.flatMap((part) => part.events),
    ),
    upsertRows(manager, secrets, sealed),
    deliver(
      manager,
      moved.flatMap((part) => part.notices),
    ),
    ...changesOf(moved).flatMap(({ schema, puts, removals }) => [
      upsertRows(manager, schema, puts),
      deleteRows(manager, schema, removals),
    ]),
  ]);
}

/**
 * Waits for all, also when one fails: the connection is theirs until then. What fails after the
 * first may fail for no better reason than that the transaction has.
 */
async function allDone(statements: readonly Promise<void>[]): Promise<void> {
  const failures: unknown[] = [];
  const noted = statements.map((statement) =>
    statement.catch((error: unknown) => failures.push(error)),
  );
  await Promise.all(noted);
  if (failures.length > 0) throw failures[0];
}
