import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const OFFICES = new Table({
  name: 'offices',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'player_id', type: 'text' },
    { name: 'since_ms', type: 'bigint' },
    { name: 'until_ms', type: 'bigint', isNullable: true },
  ],
});

const OFFICE_VOTES = new Table({
  name: 'office_votes',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'office', type: 'text' },
    { name: 'voter_id', type: 'text' },
    { name: 'for_id', type: 'text' },
  ],
});

/** The holders of offices, and the votes for them. */
export class Offices implements MigrationInterface {
  readonly name = 'Offices1795000000033';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(OFFICES);
    await queryRunner.createTable(OFFICE_VOTES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(OFFICE_VOTES);
    await queryRunner.dropTable(OFFICES);
  }
}
