import { Table, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const IDENTITIES = new Table({
  name: 'identities',
  columns: [
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'account_id', type: 'text' },
    { name: 'issuer', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'created_at_ms', type: 'bigint' },
  ],
  indices: [
    new TableIndex({
      name: 'identities_by_subject',
      columnNames: ['issuer', 'subject'],
      isUnique: true,
    }),
    new TableIndex({
      name: 'identities_by_account',
      columnNames: ['account_id', 'issuer'],
      isUnique: true,
    }),
  ],
});

const TICKETS = new Table({
  name: 'identity_tickets',
  columns: [
    { name: 'hash', type: 'text', isPrimary: true },
    { name: 'issuer', type: 'text' },
    { name: 'subject', type: 'text' },
    { name: 'challenge', type: 'text' },
    { name: 'at_ms', type: 'bigint' },
    { name: 'used_by', type: 'text', isNullable: true },
  ],
  indices: [new TableIndex({ name: 'identity_tickets_by_age', columnNames: ['at_ms'] })],
});

/** Identities of accounts at other providers, and the tickets that link them. */
export class Identities implements MigrationInterface {
  readonly name = 'Identities1795000000056';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(IDENTITIES);
    await queryRunner.createTable(TICKETS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(TICKETS);
    await queryRunner.dropTable(IDENTITIES);
  }
}
