import { TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['inbox', 'idempotency'] as const;
const indexOf = (table: string): TableIndex =>
  new TableIndex({ name: `${table}_by_season`, columnNames: ['season_id'] });

/**
 * Indexes for the removal of a season, which would otherwise read these tables whole. Their keys
 * begin with the account.
 */
export class RowsBySeason implements MigrationInterface {
  readonly name = 'RowsBySeason1795000000041';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.createIndex(table, indexOf(table));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.dropIndex(table, indexOf(table));
  }
}
