import { TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, ObjectLiteral, QueryRunner } from 'typeorm';

const DESCRIBED = ['rounds', 'dynasties', 'seasons'] as const;
const OF_SEASONS = ['phase', 'invite_hash'] as const;
const FILLED = [
  ['active_at_ms', 'bigint'],
  ['name_order', 'text'],
  ['searched', 'text'],
] as const;

const nullable = (name: string): TableColumn =>
  new TableColumn({ name, type: 'text', isNullable: true });

const BY_CREATION = new TableIndex({
  name: 'seasons_by_creation',
  columnNames: ['created_at_ms', 'id'],
});
const index = (name: string, ...columnNames: string[]): TableIndex =>
  new TableIndex({ name, columnNames });
/** One index for each order of the lobby, in which each status is a contiguous range. */
const INDEXES = [
  index('seasons_by_newest', 'rehearsal', 'status', 'created_at_ms', 'id'),
  index('seasons_by_activity', 'rehearsal', 'status', 'active_at_ms', 'id'),
  index('seasons_by_name', 'rehearsal', 'status', 'name_order', 'id'),
  index('seasons_by_players', 'rehearsal', 'status', 'player_count', 'id'),
  index('seasons_by_edition', 'edition', 'rehearsal', 'status', 'created_at_ms', 'id'),
  index('seasons_by_invitation', 'invite_hash'),
];
const QUARTER_HOUR_MS = 900_000;
/** The number of rows per batch. */
const PAGE = 1_000;

/** Seasons have descriptions, and the lobby can search, filter and sort seasons. */
export class Lobby implements MigrationInterface {
  readonly name = 'Lobby1795000000022';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of DESCRIBED) await queryRunner.addColumn(table, nullable('description'));
    for (const name of OF_SEASONS) await queryRunner.addColumn('seasons', nullable(name));
    for (const [name, type] of FILLED) {
      await queryRunner.addColumn('seasons', new TableColumn({ name, type, isNullable: true }));
    }
    await fill(queryRunner);
    for (const [name, type] of FILLED) {
      const filled = new TableColumn({ name, type, isNullable: false });
      await queryRunner.changeColumn('seasons', name, filled);
    }
    await queryRunner.dropIndex('seasons', BY_CREATION);
    for (const each of INDEXES) await queryRunner.createIndex('seasons', each);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const each of INDEXES) await queryRunner.dropIndex('seasons', each);
    await queryRunner.createIndex('seasons', BY_CREATION);
    for (const [name] of FILLED) await queryRunner.dropColumn('seasons', name);
    for (const name of OF_SEASONS) await queryRunner.dropColumn('seasons', name);
    for (const table of DESCRIBED) await queryRunner.dropColumn(table, 'description');
  }
}

async function fill(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `UPDATE seasons SET
       phase = (SELECT phase FROM rounds WHERE rounds.season_id = seasons.id),
       invite_hash = COALESCE(
         (SELECT invite_hash FROM rounds WHERE rounds.season_id = seasons.id),
         (SELECT invite_hash FROM dynasties WHERE dynasties.season_id = seasons.id)
       ),
       active_at_ms = COALESCE(
         (SELECT at_ms - at_ms % ${String(QUARTER_HOUR_MS)} FROM journal
          WHERE journal.season_id = seasons.id AND journal.seq = seasons.seq),
         created_at_ms - created_at_ms % ${String(QUARTER_HOUR_MS)}
       )`,
  );
  for (let after = ''; ;) {
    const page = await rowsAfter(queryRunner, after);
    for (const { id, name } of page) {
      const searched = foldedName(name);
      const order = Buffer.from(searched, 'utf8').toString('hex');
      await run(
        queryRunner,
        'UPDATE seasons SET name_order = :order, searched = :searched WHERE id = :id',
        { order, searched, id },
      );
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

type Named = { readonly id: string; readonly name: string };

const rowsAfter = async (queryRunner: QueryRunner, after: string): Promise<readonly Named[]> =>
  (await run(
    queryRunner,
    `SELECT id, name FROM seasons WHERE id > :after ORDER BY id LIMIT ${String(PAGE)}`,
    { after },
  )) as readonly Named[];

/** Folds a name for searches as the server did at the time of this migration. */
const foldedName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase();

/** Runs a query with named parameters, which each database writes in its own way. */
function run(queryRunner: QueryRunner, sql: string, parameters: ObjectLiteral): Promise<unknown> {
  const { driver } = queryRunner.dataSource;
  const [text, values] = driver.escapeQueryWithParameters(sql, parameters);
  return queryRunner.query(text, values);
}
