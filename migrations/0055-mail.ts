import { Table, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BOXES = new Table({
  name: 'mail_boxes',
  columns: [
    { name: 'account_id', type: 'text', isPrimary: true },
    { name: 'address', type: 'text', isNullable: true },
    { name: 'address_key', type: 'text', isNullable: true },
    { name: 'pending', type: 'text', isNullable: true },
    { name: 'webhook_id', type: 'text', isNullable: true },
  ],
  indices: [
    new TableIndex({
      name: 'mail_boxes_by_address',
      columnNames: ['address_key'],
      isUnique: true,
    }),
  ],
});

const LINKS = new Table({
  name: 'mail_links',
  columns: [
    { name: 'hash', type: 'text', isPrimary: true },
    { name: 'purpose', type: 'text' },
    { name: 'account_id', type: 'text', isNullable: true },
    { name: 'address', type: 'text' },
    { name: 'receiver', type: 'text' },
    { name: 'origin', type: 'text' },
    { name: 'created_at_ms', type: 'bigint' },
    { name: 'expires_at_ms', type: 'bigint' },
    { name: 'used_key', type: 'text', isNullable: true },
  ],
  indices: [
    new TableIndex({
      name: 'mail_links_by_account',
      columnNames: ['account_id', 'created_at_ms'],
    }),
    new TableIndex({
      name: 'mail_links_by_receiver',
      columnNames: ['receiver', 'created_at_ms'],
    }),
    new TableIndex({ name: 'mail_links_by_origin', columnNames: ['origin', 'created_at_ms'] }),
    new TableIndex({ name: 'mail_links_by_age', columnNames: ['created_at_ms'] }),
  ],
});

/** Mail addresses of accounts, and the links that were sent there. */
export class Mail implements MigrationInterface {
  readonly name = 'Mail1795000000055';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(BOXES);
    await queryRunner.createTable(LINKS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(LINKS);
    await queryRunner.dropTable(BOXES);
  }
}
