import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ASIDES = new Table({
  name: 'asides',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'game_id', type: 'text' },
    { name: 'number', type: 'bigint' },
    { name: 'after_play', type: 'bigint' },
    { name: 'aside', type: 'text' },
  ],
});

/** Actions at the table of a game of Giolitti between its plays. */
export class Asides implements MigrationInterface {
  readonly name = 'Asides1795000000012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(ASIDES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(ASIDES);
  }
}
