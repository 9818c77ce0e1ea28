import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maps column names to types; `?` allows null. The first `keys` columns are the primary key. */
type Definition = {
  readonly name: string;
  readonly keys: number;
  readonly columns: Readonly<Record<string, 'text' | 'text?' | 'bigint' | 'bigint?' | 'boolean'>>;
  readonly indexes?: readonly (readonly [string, ...string[]])[];
  readonly uniques?: readonly (readonly [string, ...string[]])[];
};

const SERVER: readonly Definition[] = [
  {
    name: 'accounts',
    keys: 1,
    columns: {
      id: 'text',
      handle: 'text?',
      handle_key: 'text?',
      display_name: 'text',
      password_hash: 'text?',
      created_at_ms: 'bigint',
    },
    uniques: [['accounts_by_handle', 'handle_key']],
  },
  {
    name: 'tokens',
    keys: 1,
    columns: {
      id: 'text',
      account_id: 'text',
      hash: 'text',
      name: 'text',
      kind: 'text',
      scopes: 'text',
      created_at_ms: 'bigint',
      expires_at_ms: 'bigint?',
      revoked_at_ms: 'bigint?',
    },
    indexes: [['tokens_by_account', 'account_id']],
    uniques: [['tokens_by_hash', 'hash']],
  },
  {
    name: 'seasons',
    keys: 1,
    columns: {
      id: 'text',
      kind: 'text',
      name: 'text',
      edition: 'text',
      host_account_id: 'text',
      visibility: 'text',
      status: 'text',
      rehearsal: 'boolean',
      created_at_ms: 'bigint',
      player_count: 'bigint',
      seq: 'bigint',
      due_at_ms: 'bigint?',
      claimed_until_ms: 'bigint',
    },
    indexes: [
      ['seasons_by_creation', 'created_at_ms', 'id'],
      ['seasons_by_host', 'host_account_id'],
      ['seasons_by_due', 'due_at_ms'],
    ],
  },
  {
    name: 'journal',
    keys: 2,
    columns: {
      season_id: 'text',
      seq: 'bigint',
      at_ms: 'bigint',
      type: 'text',
      actor: 'text',
      payload: 'text',
    },
  },
  {
    name: 'idempotency',
    keys: 3,
    columns: {
      account_id: 'text',
      season_id: 'text',
      key: 'text',
      digest: 'text',
      outcome: 'text',
      at_ms: 'bigint',
    },
  },
  { name: 'secrets', keys: 2, columns: { season_id: 'text', key: 'text', sealed: 'text' } },
];

const ROUND: readonly Definition[] = [
  {
    name: 'rounds',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      name: 'text',
      host_account_id: 'text',
      status: 'text',
      visibility: 'text',
      invite_hash: 'text?',
      created_at_ms: 'bigint',
      starts_at_ms: 'bigint',
      ended_at_ms: 'bigint?',
      day_ms: 'bigint',
      anchor_ms: 'bigint',
      rules_anchor_ms: 'bigint',
      test_clock_ms: 'bigint?',
      revision: 'bigint',
      week: 'bigint',
      phase: 'text?',
      phase_started_at_ms: 'bigint?',
      next_boundary_ms: 'bigint?',
      next_draw: 'bigint',
      previous_bidders: 'bigint',
      winner_id: 'text?',
    },
  },
  {
    name: 'rulesets',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      revision: 'bigint',
      adopted_at_ms: 'bigint',
      document: 'text',
    },
  },
  {
    name: 'players',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      account_id: 'text',
      name: 'text',
      joined_at_ms: 'bigint',
      left_at_ms: 'bigint?',
      departure: 'text?',
    },
    indexes: [['players_by_account', 'account_id']],
  },
  {
    name: 'counters',
    keys: 2,
    columns: { season_id: 'text', id: 'text', last: 'bigint' },
  },
  {
    name: 'weeks',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      week: 'bigint',
      started_at_ms: 'bigint',
      commitment: 'text',
      seed: 'text?',
    },
  },
  {
    name: 'lots',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      number: 'bigint',
      cards: 'text',
      generated_at_ms: 'bigint',
      status: 'text',
      winner_id: 'text?',
      price: 'bigint?',
      sold_at_ms: 'bigint?',
    },
  },
  {
    name: 'secret_actions',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      player_id: 'text',
      kind: 'text',
      sha256: 'text',
      committed_at_ms: 'bigint',
      matures_at_ms: 'bigint',
      reveals_at_ms: 'bigint',
      week: 'bigint',
      status: 'text',
      revealed_at_ms: 'bigint?',
      text: 'text?',
      failure: 'text?',
    },
  },
  {
    name: 'bids',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      action_id: 'text',
      player_id: 'text',
      written: 'text',
      lot_number: 'bigint',
      lot_id: 'text?',
      amount: 'bigint?',
      status: 'text',
      failure: 'text?',
    },
  },
  {
    name: 'hands',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      action_id: 'text',
      player_id: 'text',
      cards: 'text',
      week: 'bigint',
      status: 'text',
      placement: 'bigint?',
      score: 'text?',
    },
  },
  {
    name: 'holdings',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      owner: 'text',
      item: 'text',
      quantity: 'bigint',
    },
  },
  {
    name: 'issues',
    keys: 2,
    columns: { season_id: 'text', id: 'text', quantity: 'bigint' },
  },
];

const TABLES = [...SERVER, ...ROUND];

function tableOf({ name, keys, columns, indexes = [], uniques = [] }: Definition): Table {
  return new Table({
    name,
    columns: Object.entries(columns).map(([column, type], at) => ({
      name: column,
      type: type.replace('?', ''),
      isNullable: type.endsWith('?'),
      isPrimary: at < keys,
    })),
    indices: [
      ...indexes.map(([index, ...of]) => ({ name: index, columnNames: of })),
      ...uniques.map(([index, ...of]) => ({ name: index, columnNames: of, isUnique: true })),
    ],
  });
}

/** Accounts, seasons with their journals, and the state of the casino. */
export class FirstTables implements MigrationInterface {
  readonly name = 'FirstTables1795000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(tableOf(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name);
  }
}
