import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { seasonId } from '../../../src/kernel';
import type { SeasonStore } from '../../../src/engine';
import type { Database } from '../../../src/store/database';
import { seasonStore } from '../../../src/store/seasons/season-store';
import { openSqlite } from '../../../src/store/sqlite/open';
import { freshSqliteDir } from '../../support/backends';
import { answerOf, commitOf, eventOf } from '../../support/store-fixtures';
import { sequences } from './combinations';
import { SqliteFaults } from './failing-sqlite';
import type { SqliteFault } from './failing-sqlite';

/** The statements of the smallest commit. */
const STATEMENTS = [
  'BEGIN IMMEDIATE',
  'UPDATE seasons',
  'INSERT idempotency',
  'INSERT journal',
  'COMMIT',
];

/** A write that fails. */
type Kind = {
  readonly at: number;
  readonly fault: SqliteFault;
  /** The fault of the ROLLBACK after the failure; null for none. */
  readonly rollback: SqliteFault | null;
  /** The number of failing openings, if the store has to reopen the connection. */
  readonly openings: number;
};

const kind = (
  at: number,
  fault: SqliteFault,
  rollback: Kind['rollback'] = null,
  openings = 0,
): Kind => ({ at, fault, rollback, openings });

const EVERY: readonly Kind[] = STATEMENTS.flatMap((_, at) =>
  (['before', 'after', 'ended'] as const).flatMap((fault) =>
    ([null, 'before', 'after'] as const).flatMap((rollback) =>
      [0, 1].map((openings) => kind(at, fault, rollback, openings)),
    ),
  ),
);
/** Failures that each leave the connection in a different state. */
const WAYS: readonly Kind[] = [
  kind(0, 'before'),
  kind(0, 'after'),
  kind(1, 'before'),
  kind(2, 'after'),
  kind(3, 'ended'),
  kind(4, 'before'),
  kind(4, 'after'),
  kind(4, 'ended'),
  kind(2, 'before', 'before'),
  kind(3, 'before', 'before', 1),
  kind(4, 'before', 'before'),
  kind(1, 'after', 'after'),
];
const FEW: readonly Kind[] = [
  kind(1, 'before'),
  kind(3, 'ended'),
  kind(4, 'after'),
  kind(4, 'ended'),
  kind(3, 'before', 'before'),
];

describe('a disk that fails under SQLite [1; F1]', () => {
  const { dir, drop } = freshSqliteDir();
  const faults = new SqliteFaults();
  /** The keys of the acknowledged commits, by season. */
  const acknowledged = new Map<string, string[]>();
  let database: Database;
  let seasons: SeasonStore;
  let disk: BetterSqlite3.Database;

  beforeAll(async () => {
    database = await openSqlite(dir, faults.driver);
    seasons = seasonStore(database, { fingerprint: null });
    disk = new BetterSqlite3(join(dir, 'ridotto.sqlite'), { readonly: true });
  });
  afterAll(async () => {
    disk.close();
    await database.close();
    drop();
  });

  function suffer({ at, fault, rollback, openings }: Kind): void {
    faults.heard.length = 0;
    faults.failingOpenings = openings;
    faults.fault = (sql, now) => {
      if (sql === 'ROLLBACK') return rollback;
      return now === at ? fault : null;
    };
  }

  function recover(): void {
    faults.fault = () => null;
    faults.failingOpenings = 0;
  }

  /** Continues the season from its state on disk, as the engine would after a failure. */
  async function write(id: string, key: string): Promise<void> {
    const seq = onDisk(id).keys.length;
    const event = { ...eventOf(id, seq + 1), payload: { key } };
    await seasons.commit({
      seasons: [commitOf(id, seq, { events: [event], answers: [answerOf(key)] })],
    });
    acknowledged.set(id, [...(acknowledged.get(id) ?? []), key]);
  }

  /** The season as another connection sees it, outside any open transaction. */
  function onDisk(id: string): { seq: number; keys: string[]; answers: string[] } {
    const pluck = (sql: string): unknown[] => disk.prepare(sql).pluck().all(id);
    const [seq = 0] = pluck('SELECT seq FROM seasons WHERE id = ?') as number[];
    const payloads = pluck('SELECT payload FROM journal WHERE season_id = ? ORDER BY seq');
    const keys = payloads.map((text) => (JSON.parse(String(text)) as { key: string }).key);
    const answers = pluck('SELECT key FROM idempotency WHERE season_id = ? ORDER BY rowid');
    return { seq, keys, answers: answers as string[] };
  }

  /** Checks that each acknowledged commit is there, once and complete. */
  function examine(id: string, uncertain: readonly string[]): void {
    const { seq, keys, answers } = onDisk(id);
    expect(answers).toEqual(keys);
    expect(seq).toBe(keys.length);
    expect(keys.filter((key) => !uncertain.includes(key))).toEqual(acknowledged.get(id));
  }

  async function play(id: string, failures: readonly Kind[]): Promise<void> {
    recover();
    await write(id, 'first');
    const uncertain: string[] = [];
    for (const [at, failure] of failures.entries()) {
      suffer(failure);
      // The reopening that an earlier write made necessary may fail here.
      const outcome = await write(id, `failed-${at}`).catch((error: unknown) => error);
      expect(outcome).toMatchObject({ name: 'DatabaseFailure' });
      if (STATEMENTS[failure.at] === 'COMMIT') uncertain.push(`failed-${at}`);
    }
    recover();
    await write(id, 'last');
    examine(id, uncertain);
  }

  it.each([
    ['once', EVERY, 1],
    ['twice in a row', WAYS, 2],
    ['three times in a row', WAYS.filter((_, at) => at % 3 !== 0), 3],
    ['four times in a row', FEW, 4],
  ])('loses nothing, writes nothing twice or in part: %s', async (title, of, length) => {
    const all = sequences(of, length);
    for (const [at, failures] of all.entries()) await play(`${title} ${at}`, failures);
    recover();
    await database.close();
    database = await openSqlite(dir, faults.driver);
    seasons = seasonStore(database, { fingerprint: null });
    for (const [id, keys] of acknowledged) {
      const rows = await seasons.journal(seasonId(id), 0, 100);
      expect(rows.map(({ payload }) => payload['key'])).toEqual(expect.arrayContaining(keys));
    }
  });
});
