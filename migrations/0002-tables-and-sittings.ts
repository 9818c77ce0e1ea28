import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Column types that both databases know; `?` allows null. The first two columns are the primary
 * key.
 */
const TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gaming_tables: {
    season_id: 'text',
    id: 'text',
    kind: 'text',
    status: 'text',
    opened_at_ms: 'bigint',
    ended_at_ms: 'bigint?',
    terms: 'bigint',
    spin: 'text?',
    war: 'text?',
  },
  sittings: {
    season_id: 'text',
    id: 'text',
    table_id: 'text',
    player_id: 'text',
    kind: 'text',
    week: 'bigint',
    status: 'text',
    sat_down_at_ms: 'bigint',
    stood_up_at_ms: 'bigint?',
    wager: 'text?',
    agreed: 'boolean',
    client_seed: 'text?',
  },
};

/** The tables for slots and war, and the players at them. */
export class TablesAndSittings implements MigrationInterface {
  readonly name = 'TablesAndSittings1795000000002';

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
