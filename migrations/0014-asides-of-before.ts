import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of seasons, events or rows per batch. */
const PAGE = 500;
const COLUMNS = ['season_id', 'id', 'game_id', 'number', 'after_play', 'aside'] as const;
const PLAY = 'CardPlayed';
const ASIDES = [
  'SfidaOffered',
  'SfidaAnswered',
  'RealiUsed',
  'MaskRevealed',
  'BookmakerDeclared',
  'BetPlaced',
  'BetsSettled',
];
const TYPES = [PLAY, ...ASIDES].map((type) => `'${type}'`).join(', ');

type Event = { readonly seq: number | string; readonly type: string; readonly payload: string };
type Told = { readonly gameId: string; readonly transfers?: unknown };
type AsideRow = Readonly<Record<(typeof COLUMNS)[number], string | number>>;

/**
 * Older servers stored asides only in the journals. This migration fills the table from the
 * journals. It also replaces rows added since, whose numbers began at one.
 */
export class AsidesOfBefore implements MigrationInterface {
  readonly name = 'AsidesOfBefore1795000000014';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (let after = ''; ;) {
      const seasons = await ask<{ readonly id: string }>(
        queryRunner,
        `SELECT id FROM seasons WHERE kind = 'DYNASTY' AND id > :after ORDER BY id LIMIT ${PAGE}`,
        { after },
      );
      for (const { id } of seasons) await makeAnew(queryRunner, id);
      const last = seasons.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }

  /** Keeps the rows, which do no harm. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

async function makeAnew(queryRunner: QueryRunner, season: string): Promise<void> {
  await ask(queryRunner, 'DELETE FROM asides WHERE season_id = :season', { season });
  const plays = new Map<string, number>();
  const asides = new Map<string, number>();
  for (let after = 0; ;) {
    const events = await ask<Event>(
      queryRunner,
      `SELECT seq, type, payload FROM journal WHERE season_id = :season AND seq > :after ` +
        `AND type IN (${TYPES}) ORDER BY seq LIMIT ${PAGE}`,
      { season, after },
    );
    const rows = events.flatMap(({ type, payload }): AsideRow[] => {
      const { transfers: _inTheLedger, ...told } = JSON.parse(payload) as Told;
      const { gameId } = told;
      if (type === PLAY) {
        plays.set(gameId, (plays.get(gameId) ?? 0) + 1);
        return [];
      }
      const number = (asides.get(gameId) ?? 0) + 1;
      asides.set(gameId, number);
      return [
        {
          season_id: season,
          id: `${gameId}:a${number}`,
          game_id: gameId,
          number,
          after_play: plays.get(gameId) ?? 0,
          aside: JSON.stringify(told),
        },
      ];
    });
    await insert(queryRunner, rows);
    const last = events.at(-1);
    if (last === undefined) return;
    after = Number(last.seq);
  }
}

async function insert(queryRunner: QueryRunner, rows: readonly AsideRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((_, at) => `(${COLUMNS.map((name) => `:${name}_${at}`).join(', ')})`);
  const parameters = rows.flatMap((row, at) =>
    COLUMNS.map((name) => [`${name}_${at}`, row[name]] as const),
  );
  await ask(
    queryRunner,
    `INSERT INTO asides (${COLUMNS.join(', ')}) VALUES ${values.join(', ')}`,
    Object.fromEntries(parameters),
  );
}

/** Runs a query with named parameters, which each database writes in its own way. */
async function ask<Row>(
  queryRunner: QueryRunner,
  sql: string,
  parameters: Readonly<Record<string, string | number>>,
): Promise<Row[]> {
  const { driver } = queryRunner.dataSource;
  const [text, values] = driver.escapeQueryWithParameters(sql, parameters);
  return (await queryRunner.query(text, values)) as Row[];
}
