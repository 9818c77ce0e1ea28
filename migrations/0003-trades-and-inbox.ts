import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maps column names to types; `?` allows null. The first `keys` columns are the primary key. */
type Definition = {
  readonly name: string;
  readonly keys: number;
  readonly columns: Readonly<Record<string, 'text' | 'text?' | 'bigint' | 'bigint?'>>;
};

const TABLES: readonly Definition[] = [
  {
    name: 'trades',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      from_id: 'text',
      to_id: 'text',
      give: 'text',
      get: 'text',
      counter_to: 'text?',
      offered_at_ms: 'bigint',
      status: 'text',
      ended_at_ms: 'bigint?',
      lacks: 'text',
    },
  },
  {
    name: 'contracts',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      offerer_id: 'text',
      terms: 'text',
      clauses: 'text',
      last_clause: 'bigint',
      status: 'text',
      offered_at_ms: 'bigint',
      began_at_ms: 'bigint?',
      ended_at_ms: 'bigint?',
    },
  },
  {
    name: 'contract_parties',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      contract_id: 'text',
      player_id: 'text',
      consented_at_ms: 'bigint?',
      until_ms: 'bigint?',
    },
  },
  {
    name: 'contract_changes',
    keys: 2,
    columns: {
      season_id: 'text',
      id: 'text',
      contract_id: 'text',
      proposer_id: 'text',
      change: 'text',
      awaited_ids: 'text',
      status: 'text',
      drop: 'text?',
      proposed_at_ms: 'bigint',
      ended_at_ms: 'bigint?',
    },
  },
  {
    name: 'inbox',
    keys: 2,
    columns: { account_id: 'text', number: 'bigint', season_id: 'text', seq: 'bigint' },
  },
  { name: 'inbox_heads', keys: 1, columns: { account_id: 'text', last: 'bigint' } },
];

function tableOf({ name, keys, columns }: Definition): Table {
  return new Table({
    name,
    columns: Object.entries(columns).map(([column, type], at) => ({
      name: column,
      type: type.replace('?', ''),
      isNullable: type.endsWith('?'),
      isPrimary: at < keys,
    })),
  });
}

/** Trades and contracts between players, and the inboxes of accounts. */
export class TradesAndInbox implements MigrationInterface {
  readonly name = 'TradesAndInbox1795000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createTable(tableOf(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of TABLES.toReversed()) await queryRunner.dropTable(name);
  }
}
