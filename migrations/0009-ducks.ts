import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Column types that both databases know; `?` allows null. The first two columns are the primary
 * key.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  season_id: 'text',
  id: 'text',
  name: 'text',
  player_id: 'text',
  created_at_ms: 'bigint',
  lost_at_ms: 'bigint?',
};

/** The ducks that belong to players. */
export class Ducks implements MigrationInterface {
  readonly name = 'Ducks1795000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = Object.entries(COLUMNS).map(([name, type], at) => ({
      name,
      type: type.replace('?', ''),
      isNullable: type.endsWith('?'),
      isPrimary: at < 2,
    }));
    await queryRunner.createTable(new Table({ name: 'ducks', columns }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('ducks');
  }
}
