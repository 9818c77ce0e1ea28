import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SETTINGS = new Table({
  name: 'inbox_settings',
  columns: [
    { name: 'account_id', type: 'text', isPrimary: true },
    { name: 'read_up_to', type: 'bigint' },
    { name: 'muted', type: 'text' },
  ],
});
/** Null in existing rows. */
const COLUMNS = [
  ['inbox', { name: 'kind', type: 'text', isNullable: true }],
  ['rounds', { name: 'warned_at_ms', type: 'bigint', isNullable: true }],
] as const;

/**
 * Inbox entries have kinds and a read mark, kinds can be muted, and rounds record their last
 * warning.
 */
export class WordInTime implements MigrationInterface {
  readonly name = 'WordInTime1795000000020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(SETTINGS);
    for (const [table, column] of COLUMNS) {
      await queryRunner.addColumn(table, new TableColumn(column));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { name }] of COLUMNS) await queryRunner.dropColumn(table, name);
    await queryRunner.dropTable(SETTINGS);
  }
}
