import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOUSE = new Table({
  name: 'house',
  columns: [
    { name: 'name', type: 'text', isPrimary: true },
    { name: 'value', type: 'text' },
  ],
});

/** Facts about the whole store, such as the fingerprint of the secret that seals it. */
export class House implements MigrationInterface {
  readonly name = 'House1795000000019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(HOUSE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(HOUSE);
  }
}
