import { TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WHEN = ['deleted_at_ms', 'erase_from_ms'].map(
  (name) => new TableColumn({ name, type: 'bigint', isNullable: true }),
);
const LAST_USED = new TableColumn({ name: 'last_used_at_ms', type: 'bigint', isNullable: true });
const TO_ERASE = new TableIndex({ name: 'accounts_to_erase', columnNames: ['erase_from_ms'] });

/**
 * Accounts can be deleted; their names leave seasons a little later. Tokens store their last use.
 */
export class AccountsThatGo implements MigrationInterface {
  readonly name = 'AccountsThatGo1795000000021';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('accounts', WHEN);
    await queryRunner.createIndex('accounts', TO_ERASE);
    await queryRunner.addColumn('tokens', LAST_USED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('tokens', LAST_USED);
    await queryRunner.dropIndex('accounts', TO_ERASE);
    await queryRunner.dropColumns('accounts', WHEN);
  }
}
