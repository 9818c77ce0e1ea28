import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { ConcurrencyConflict } from '../../engine';
import type { SeasonCommit } from '../../engine';
import type { SeasonId } from '../../kernel';
import { insertRows, run, rowSource } from '../bulk';
import { snakeCase } from '../columns';
import { seasons } from '../entities/seasons';
import { listedOf } from './records';

type Listed = ReturnType<typeof listedOf>;
type Column = { readonly property: keyof Listed; readonly type: string };

/** The columns that every commit writes. */
const ALWAYS = [
  { property: 'seq', type: 'bigint' },
  { property: 'dueAtMs', type: 'bigint' },
] as const satisfies readonly Column[];

/**
 * The record's other columns that can change, though seldom. All further columns stay as they were
 * made.
 */
const SELDOM = [
  { property: 'name', type: 'text' },
  { property: 'description', type: 'text' },
  { property: 'edition', type: 'text' },
  { property: 'hostAccountId', type: 'text' },
  { property: 'visibility', type: 'text' },
  { property: 'status', type: 'text' },
  { property: 'phase', type: 'text' },
  { property: 'activeAtMs', type: 'bigint' },
  { property: 'playerCount', type: 'bigint' },
  { property: 'inviteHash', type: 'text' },
] as const satisfies readonly Column[];

/** The columns computed from the columns in `SELDOM`. */
const DERIVED = [
  { property: 'nameOrder', type: 'text' },
  { property: 'searched', type: 'text' },
] as const satisfies readonly Column[];

/**
 * Leaves out unchanged columns: naming an indexed column rewrites the index, even if the value
 * stays.
 */
const columnsOf = (batch: readonly SeasonCommit[]): readonly Column[] =>
  batch.some(showsElse) ? [...ALWAYS, ...SELDOM, ...DERIVED] : ALWAYS;

const showsElse = ({ record, before }: SeasonCommit): boolean =>
  before === undefined || SELDOM.some(({ property }) => record[property] !== before[property]);

/**
 * Writes the seasons' rows after the batch if each has the expected seq. From then on nobody else
 * changes these seasons until the transaction ends.
 */
export async function moveVersions(
  manager: EntityManager,
  batch: readonly SeasonCommit[],
  sharedWrites: boolean,
): Promise<void> {
  const old = batch.filter(({ expectedSeq }) => expectedSeq > 0);
  if (sharedWrites && old.length > 1) await lock(manager, old);
  if (old.length > 0) await update(manager, old);
  const added = batch.filter(({ expectedSeq }) => expectedSeq === 0);
  const records = added.map(({ record }) => ({ ...listedOf(record), claimedUntilMs: 0 }));
  await insertRows(manager, seasons, records);
}

/**
 * Throws unless the seasons still have the expected seq. Nothing is locked, since other nodes'
 * later commits come after this check.
 */
export async function compareVersions(
  manager: EntityManager,
  batch: readonly SeasonCommit[],
): Promise<void> {
  if (batch.length === 0) return;
  const stored = await readVersions(
    manager,
    batch.map(({ record }) => record.id),
  );
  const hasLost = ({ record, expectedSeq }: SeasonCommit): boolean =>
    stored.get(record.id) !== expectedSeq;
  const lost = batch.filter(hasLost);
  if (lost.length > 0) throw new ConcurrencyConflict(lost.map(({ record }) => record.id));
}

/** The seq of each season that exists. */
export async function readVersions(
  manager: EntityManager,
  ids: readonly SeasonId[],
): Promise<Map<SeasonId, number>> {
  const rows = await manager
    .createQueryBuilder(seasons, 'season')
    .select(['season.id', 'season.seq'])
    .where({ id: In([...ids]) })
    .getMany();
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/**
 * Locks the rows in order. An UPDATE of several rows would lock them in the order of its plan, and
 * could deadlock. Locks all rows at once or none, so that free rows do not wait for a locked one.
 */
async function lock(manager: EntityManager, batch: readonly SeasonCommit[]): Promise<void> {
  const ids = batch.map(({ record }) => record.id);
  await manager.query('SELECT id FROM seasons WHERE id = ANY($1) ORDER BY id FOR UPDATE NOWAIT', [
    ids,
  ]);
}

/** Writes all seasons with one conditional UPDATE. It also ends their claims. */
async function update(manager: EntityManager, batch: readonly SeasonCommit[]): Promise<void> {
  const columns = columnsOf(batch);
  const moving = columns.map(({ property, type }) => ({ name: snakeCase(property), type }));
  const { sql, parameter } = rowSource(
    manager,
    [{ name: 'id', type: 'text' }, { name: 'expected', type: 'bigint' }, ...moving],
    batch.map(({ record, expectedSeq }) => {
      const listed: Partial<Listed> = columns === ALWAYS ? record : listedOf(record);
      return [record.id, expectedSeq, ...columns.map(({ property }) => listed[property])];
    }),
  );
  const sets = moving.map(({ name }) => `"${name}" = moved."${name}"`).join(', ');
  const affected = await run(manager, {
    sql:
      `UPDATE seasons SET ${sets}, claimed_until_ms = 0 FROM (${sql}) AS moved ` +
      'WHERE seasons.id = moved.id AND seasons.seq = moved.expected',
    parameter,
  });
  // The seasons that lost are found after the transaction.
  if (affected !== batch.length) throw new ConcurrencyConflict([]);
}
