import type { EntityManager } from 'typeorm';
import { ConcurrencyConflict, endOfTurn, SeasonsLocked, StoreSilent } from '../../engine';
import type { GroupCommit, SeasonCommit } from '../../engine';
import { invariant } from '../../kernel';
import { deleteRows, insertRows, ROWS_AT_ONCE, upsertRows } from '../bulk';
import type { Database } from '../database';
import { idempotency, journal, secrets } from '../entities/seasons';
import { isFollowUpError, isLockTimeout, isConnectionTimeout, isUniqueViolation } from '../failure';
import { assertSameSeal } from '../metadata/assert-same-seal';
import type { LocalFingerprint } from '../metadata/assert-same-seal';
import { deliver } from '../inbox/deliver';
import { answersOf } from './answers';
import { changesOf } from './changes';
import { lockedSeasonsOf, conflictOf } from './conflicts';
import { compareVersions, moveVersions } from './versions';

/** Writes a group commit in one transaction, with as few statements for each table as possible. */
export async function commit(
  database: Database,
  group: GroupCommit,
  own: LocalFingerprint,
): Promise<void> {
  for (const part of group.seasons) check(part);
  const isLarge = group.seasons.some(({ changes }) => changes.length > ROWS_AT_ONCE);
  if (isLarge) await endOfTurn();
  try {
    await database.write((manager) =>
      write(manager, group, { own, sharedWrites: database.sharedWrites }),
    );
    if (isLarge) await endOfTurn();
  } catch (error) {
    if (isLockTimeout(error)) {
      throw new SeasonsLocked(await lockedSeasonsOf(database, group.seasons));
    }
    if (database.sharedWrites && isConnectionTimeout(error)) {
      throw new StoreSilent('the database did not answer', { cause: error });
    }
    if (!(error instanceof ConcurrencyConflict) && !isUniqueViolation(error)) throw error;
    throw (await conflictOf(database, group)) ?? error;
  }
}

function check(part: SeasonCommit): void {
  const { record, expectedSeq, events, changes, secrets: sealed, notices } = part;
  if (events.length === 0) {
    const nothing = changes.length + sealed.length + notices.length === 0;
    invariant(nothing && expectedSeq > 0, 'without an event nothing changes and no season is made');
    return;
  }
  const gapless = events.every(({ seq }, at) => seq === expectedSeq + at + 1);
  invariant(gapless && record.seq === expectedSeq + events.length, 'a journal has no gaps');
}

type Statement = () => Promise<void>;

/**
 * Writes the seasons first. The transaction that changes a season's version is then the only writer
 * of the season's other rows.
 */
async function write(
  manager: EntityManager,
  group: GroupCommit,
  { own, sharedWrites }: { readonly own: LocalFingerprint; readonly sharedWrites: boolean },
): Promise<void> {
  const moved = group.seasons.filter(({ events }) => events.length > 0);
  const still = group.seasons.filter(({ events }) => events.length === 0);
  const events = moved.flatMap((part) => part.events);
  const sealed = moved.flatMap((part) =>
    part.secrets.map((secret) => ({ ...secret, seasonId: part.record.id })),
  );
  const notices = moved.flatMap((part) => part.notices);
  const statements: readonly Statement[] = [
    () => moveVersions(manager, moved, sharedWrites),
    () => compareVersions(manager, still),
    () => insertRows(manager, idempotency, answersOf(group)),
    () => insertRows(manager, journal, events),
    ...(sealed.length === 0 ? [] : [() => assertSameSeal(manager, own)]),
    () => upsertRows(manager, secrets, sealed),
    () => deliver(manager, notices),
    ...changesOf(moved).flatMap(({ schema, puts, removals }) => [
      () => upsertRows(manager, schema, puts),
      () => deleteRows(manager, schema, removals),
    ]),
  ];
  await (sharedWrites ? allTogether(statements) : oneByOne(statements));
}

/**
 * Sends the statements to a server without waiting for each answer; the server runs them in order.
 * Waits for all of them, even after a failure, since they use the connection until then. The error
 * of a statement skipped after a failure does not name the cause, and may come first.
 */
async function allTogether(statements: readonly Statement[]): Promise<void> {
  const failures: unknown[] = [];
  const noted = statements.map((statement) =>
    statement().catch((error: unknown) => failures.push(error)),
  );
  await Promise.all(noted);
  if (failures.length > 0) throw failures.find((error) => !isFollowUpError(error)) ?? failures[0];
}

/**
 * Runs the statements one by one, for SQLite. When the disk fails, SQLite ends the transaction
 * itself, and later statements would be written outside it.
 */
async function oneByOne(statements: readonly Statement[]): Promise<void> {
  for (const statement of statements) await statement();
}
