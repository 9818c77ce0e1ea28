import { Table, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WEBHOOKS = new Table({
  name: 'webhooks',
  columns: [
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'season_id', type: 'text', isNullable: true },
    { name: 'account_id', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'filter', type: 'text' },
    { name: 'status', type: 'text' },
    { name: 'position', type: 'bigint' },
    { name: 'due_at_ms', type: 'bigint' },
    { name: 'claimed_until_ms', type: 'bigint' },
    { name: 'claim', type: 'text' },
    { name: 'failures', type: 'bigint' },
    { name: 'failing_since_ms', type: 'bigint', isNullable: true },
    { name: 'failure', type: 'text', isNullable: true },
    { name: 'logged', type: 'bigint' },
    { name: 'created_at_ms', type: 'bigint' },
  ],
  indices: [
    new TableIndex({ name: 'webhooks_by_season', columnNames: ['season_id'] }),
    new TableIndex({ name: 'webhooks_by_account', columnNames: ['account_id'] }),
    new TableIndex({ name: 'webhooks_by_due', columnNames: ['status', 'due_at_ms'] }),
  ],
});

const DELIVERIES = new Table({
  name: 'deliveries',
  columns: [
    { name: 'webhook_id', type: 'text', isPrimary: true },
    { name: 'number', type: 'bigint', isPrimary: true },
    { name: 'message_id', type: 'text' },
    { name: 'purpose', type: 'text' },
    { name: 'at_ms', type: 'bigint' },
    { name: 'took_ms', type: 'bigint' },
    { name: 'status', type: 'bigint', isNullable: true },
    { name: 'failure', type: 'text', isNullable: true },
    { name: 'body', type: 'text' },
    { name: 'answer', type: 'text' },
  ],
  indices: [new TableIndex({ name: 'deliveries_by_age', columnNames: ['at_ms'] })],
});

/** Webhooks of seasons and accounts, and the log of their deliveries. */
export class Webhooks implements MigrationInterface {
  readonly name = 'Webhooks1795000000050';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(WEBHOOKS);
    await queryRunner.createTable(DELIVERIES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(DELIVERIES);
    await queryRunner.dropTable(WEBHOOKS);
  }
}
