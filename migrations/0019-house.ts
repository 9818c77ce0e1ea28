import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const HOUSE = new Table({
  name: 'house',
  columns: [
    { name: 'name', type: 'text', isPrimary: true },
    { name: 'value', type: 'text' },
  ],
});

/** What is true of the whole store: by which secret it is sealed. */
export class House implements MigrationInterface {
  readonly name = 'House1795000000019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(HOUSE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(HOUSE);
  }
}
