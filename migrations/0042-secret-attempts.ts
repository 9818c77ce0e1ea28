import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SECRET_ATTEMPTS = new Table({
  name: 'secret_attempts',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'action', type: 'text' },
    { name: 'player_id', type: 'text' },
    { name: 'sha256', type: 'text' },
    { name: 'committed_at_ms', type: 'bigint' },
    { name: 'matures_at_ms', type: 'bigint' },
    { name: 'reveals_at_ms', type: 'bigint' },
    { name: 'status', type: 'text' },
    { name: 'revealed_at_ms', type: 'bigint', isNullable: true },
    { name: 'text', type: 'text', isNullable: true },
    { name: 'failure', type: 'text', isNullable: true },
  ],
});

/** The attempts at secret actions that rules declare. */
export class SecretAttempts implements MigrationInterface {
  readonly name = 'SecretAttempts1795000000042';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(SECRET_ATTEMPTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(SECRET_ATTEMPTS);
  }
}
