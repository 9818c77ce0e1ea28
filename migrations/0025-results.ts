import { Table, TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of seasons, events or rows per batch. */
const PAGE = 500;
const RESULTS = new Table({
  name: 'results',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'account_id', type: 'text' },
    { name: 'place', type: 'bigint' },
    { name: 'won', type: 'boolean' },
  ],
  indices: [{ name: 'results_by_account', columnNames: ['account_id'] }],
});
const OUTCOME = new TableColumn({ name: 'outcome', type: 'text', isNullable: true });
const resigned = (isNullable: boolean): TableColumn =>
  new TableColumn({ name: 'resigned', type: 'boolean', isNullable });
const SEATS_BY_PLAYER = new TableIndex({
  name: 'seats_by_player',
  columnNames: ['season_id', 'player_id'],
});
const ITS_GAME =
  `FROM games WHERE games.season_id = seats.season_id AND games.id = seats.game_id ` +
  `AND games.status = 'ENDED'`;

type Season = { readonly id: string; readonly kind: string };
/** The item that ranks the players, the winner, and the number of the final event. */
type End = { readonly item: string; readonly winner: string | null; readonly seq: number };
type Transfer = Readonly<Record<'from' | 'to' | 'item', string>> & { readonly quantity: number };
type Event = { readonly seq: number | string; readonly type: string; readonly payload: string };
type Player = { readonly id: string; readonly account: string; readonly gone: number | null };
type Result = { readonly id: string; readonly account: string; readonly place: number };

/**
 * Stores each player's result in each season and game, for queries over all of them. For ended
 * seasons the result is computed as of the end, even if a player has left since.
 */
export class Results implements MigrationInterface {
  readonly name = 'Results1795000000025';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(RESULTS);
    await queryRunner.addColumns('seats', [OUTCOME, resigned(true)]);
    await queryRunner.query(
      `UPDATE seats SET outcome = (SELECT CASE WHEN games.campione_id IS NULL THEN 'DRAWN' ` +
        `WHEN games.campione_id = seats.player_id THEN 'WON' ELSE 'LOST' END ${ITS_GAME}), ` +
        `resigned = COALESCE((SELECT games.resigned_id = seats.player_id ${ITS_GAME}), FALSE)`,
    );
    await queryRunner.changeColumn('seats', 'resigned', resigned(false));
    await queryRunner.createIndex('seats', SEATS_BY_PLAYER);
    for (let after = ''; ;) {
      const seasons = await ask<Season>(
        queryRunner,
        `SELECT id, kind FROM seasons WHERE status = 'ENDED' AND id > :after ` +
          `ORDER BY id LIMIT ${PAGE}`,
        { after },
      );
      for (const season of seasons) await keepResults(queryRunner, season);
      const last = seasons.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('seats', SEATS_BY_PLAYER);
    await queryRunner.dropColumns('seats', [OUTCOME, resigned(false)]);
    await queryRunner.dropTable(RESULTS);
  }
}

async function keepResults(queryRunner: QueryRunner, { id, kind }: Season): Promise<void> {
  const end = await (kind === 'ROUND' ? endOfRound : endOfDynasty)(queryRunner, id);
  if (end === null) return;
  const { had, left } = await sinceThen(queryRunner, id, end);
  const players = await ask<Player>(
    queryRunner,
    'SELECT id, account_id AS account, left_at_ms AS gone FROM players WHERE season_id = :id',
    { id },
  );
  const present = players
    .filter((player) => player.gone === null || left.has(player.id))
    .sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1)));
  const results = placed(present, (player) => had.get(`player:${player}`) ?? 0, end.winner);
  for (let at = 0; at < results.length; at += PAGE) {
    await insert(queryRunner, id, results.slice(at, at + PAGE));
  }
  if (end.winner === null) return;
  const its = { id, winner: end.winner };
  await ask(
    queryRunner,
    'UPDATE results SET won = TRUE WHERE season_id = :id AND id = :winner',
    its,
  );
}

/** Null for a round that never started. */
async function endOfRound(queryRunner: QueryRunner, id: string): Promise<End | null> {
  const [round] = await ask<{ document: string; winner: string | null; week: number | string }>(
    queryRunner,
    `SELECT document, winner_id AS winner, week FROM rounds JOIN rulesets ` +
      `ON rulesets.season_id = rounds.season_id AND rulesets.revision = rounds.revision ` +
      `WHERE rounds.season_id = :id`,
    { id },
  );
  if (round === undefined || Number(round.week) === 0) return null;
  const { victory, currency } = JSON.parse(round.document) as {
    readonly victory: { readonly item: string } | null;
    readonly currency: string;
  };
  const seq = await endingSeq(queryRunner, id, "'RoundWon', 'RoundClosed'");
  return { item: victory?.item ?? currency, winner: round.winner, seq };
}

async function endOfDynasty(queryRunner: QueryRunner, id: string): Promise<End> {
  return { item: 'PEG', winner: null, seq: await endingSeq(queryRunner, id, "'DynastyClosed'") };
}

async function endingSeq(queryRunner: QueryRunner, id: string, types: string): Promise<number> {
  const [end] = await ask<{ readonly seq: number | string | null }>(
    queryRunner,
    `SELECT MIN(seq) AS seq FROM journal WHERE season_id = :id AND type IN (${types})`,
    { id },
  );
  return Number(end?.seq ?? 0);
}

/**
 * Finds each player's holdings at the season's end by undoing the transfers since then. `left` has
 * the players who have left since.
 */
async function sinceThen(
  queryRunner: QueryRunner,
  id: string,
  { item, seq }: End,
): Promise<{ readonly had: Map<string, number>; readonly left: Set<string> }> {
  const holdings = await ask<{ readonly owner: string; readonly quantity: number | string }>(
    queryRunner,
    'SELECT owner, quantity FROM holdings WHERE season_id = :id AND item = :item',
    { id, item },
  );
  const had = new Map(holdings.map(({ owner, quantity }) => [owner, Number(quantity)]));
  const left = new Set<string>();
  for (let after = seq; ;) {
    const events = await ask<Event>(
      queryRunner,
      'SELECT seq, type, payload FROM journal WHERE season_id = :id AND seq > :after ' +
        `ORDER BY seq LIMIT ${PAGE}`,
      { id, after },
    );
    for (const { type, payload } of events) {
      const { transfers = [], playerId } = JSON.parse(payload) as {
        readonly transfers?: readonly Transfer[];
        readonly playerId?: string;
      };
      if (type === 'PlayerLeft' && playerId !== undefined) left.add(playerId);
      for (const { from, to, quantity, ...moved } of transfers) {
        if (moved.item !== item) continue;
        had.set(from, (had.get(from) ?? 0) + quantity);
        had.set(to, (had.get(to) ?? 0) - quantity);
      }
    }
    const last = events.at(-1);
    if (last === undefined) return { had, left };
    after = Number(last.seq);
  }
}

/** Ranks the winner first and the others by amount. Equal amounts share a place. */
function placed(
  players: readonly Player[],
  valueOf: (id: string) => number,
  winner: string | null,
): Result[] {
  const others = players
    .filter(({ id }) => id !== winner)
    .map(({ id, account }) => ({ id, account, value: valueOf(id) }))
    .sort((one, other) => other.value - one.value);
  const first = players.filter(({ id }) => id === winner);
  let place = 0;
  const rest = others.map(({ id, account, value }, at) => {
    if (value !== others[at - 1]?.value) place = first.length + at + 1;
    return { id, account, place };
  });
  return [...first.map(({ id, account }) => ({ id, account, place: 1 })), ...rest];
}

async function insert(
  queryRunner: QueryRunner,
  season: string,
  rows: readonly Result[],
): Promise<void> {
  const values = rows.map(
    (_, at) => `(:season_${at}, :id_${at}, :account_${at}, :place_${at}, FALSE)`,
  );
  const parameters = rows.flatMap(({ id, account, place }, at) => [
    [`season_${at}`, season],
    [`id_${at}`, id],
    [`account_${at}`, account],
    [`place_${at}`, place],
  ]);
  await ask(
    queryRunner,
    `INSERT INTO results (season_id, id, account_id, place, won) VALUES ${values.join(', ')}`,
    Object.fromEntries(parameters) as Readonly<Record<string, string | number>>,
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
