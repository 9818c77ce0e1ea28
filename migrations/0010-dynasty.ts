import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Column types that both databases know; `?` allows null. The first two columns are the primary
 * key.
 */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dynasties: {
    season_id: 'text',
    id: 'text',
    name: 'text',
    host_account_id: 'text',
    dealer_account_id: 'text',
    status: 'text',
    visibility: 'text',
    invite_hash: 'text?',
    created_at_ms: 'bigint',
    ended_at_ms: 'bigint?',
    day_ms: 'bigint',
    anchor_ms: 'bigint',
    rules_anchor_ms: 'bigint',
    test_clock_ms: 'bigint?',
    revision: 'bigint',
    next_commitment: 'text',
  },
  standings: {
    season_id: 'text',
    id: 'text',
    ready: 'boolean',
    client_seed: 'text?',
    wait: 'bigint',
    mask: 'text?',
    magistrelli: 'bigint',
    last_game_day: 'bigint?',
  },
  masks: {
    season_id: 'text',
    id: 'text',
    moda: 'bigint',
  },
  games: {
    season_id: 'text',
    id: 'text',
    number: 'bigint',
    status: 'text',
    started_at_ms: 'bigint',
    environment: 'bigint',
    starting_player_id: 'text',
    other_player_id: 'text',
    grand_canal: 'text',
    bersaglio: 'bigint',
    tricks: 'text',
    commitment: 'text',
    seed: 'text?',
    rolls: 'text',
    fixed_cards: 'bigint',
    stakes: 'bigint',
    turn_of: 'text?',
    turn_since_ms: 'bigint?',
    sfida_by: 'text?',
    last_sfida_by: 'text?',
    deadline_ms: 'bigint?',
    warns_at_ms: 'bigint?',
    closed_at_ms: 'bigint?',
    closing: 'text?',
    resigned_id: 'text?',
    ended_at_ms: 'bigint?',
    campione_id: 'text?',
    fined_ids: 'text',
    hands: 'text?',
    movements: 'text',
    moda_mask: 'text?',
    bookmaker_id: 'text?',
    bets_open: 'boolean',
    bookmaker_settled: 'boolean',
    voided_at_ms: 'bigint?',
    void_reason: 'text?',
  },
  seats: {
    season_id: 'text',
    id: 'text',
    game_id: 'text',
    player_id: 'text',
    mask: 'text?',
    revealed: 'text',
    score: 'bigint',
    extra_tricks_used: 'bigint',
    second_plays_used: 'bigint',
  },
  plays: {
    season_id: 'text',
    id: 'text',
    game_id: 'text',
    number: 'bigint',
    player_id: 'text',
    card: 'text',
    claim: 'bigint',
    scored: 'bigint',
    played_at_ms: 'bigint',
  },
  bets: {
    season_id: 'text',
    id: 'text',
    game_id: 'text',
    player_id: 'text',
    on_id: 'text',
    juice: 'bigint',
    placed_at_ms: 'bigint',
    status: 'text',
  },
};

/** Dynasties, their players' standings and masks, games with their seats, plays and bets. */
export class DynastyTables implements MigrationInterface {
  readonly name = 'DynastyTables1795000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(TABLES)) {
      await queryRunner.createTable(
        new Table({
          name,
          columns: Object.entries(columns).map(([column, type], at) => ({
            name: column,
            type: type.replace('?', ''),
            isNullable: type.endsWith('?'),
            isPrimary: at < 2,
          })),
        }),
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).toReversed()) await queryRunner.dropTable(name);
  }
}
