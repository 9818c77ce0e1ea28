import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const VETOES = new Table({
  name: 'vetoes',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'office', type: 'text' },
    { name: 'player_id', type: 'text' },
    { name: 'reason', type: 'text' },
  ],
});

/** The veto of a proposal: the player, the office and the reason. */
export class Vetoes implements MigrationInterface {
  readonly name = 'Vetoes1795000000039';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(VETOES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(VETOES);
  }
}
