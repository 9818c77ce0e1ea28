import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNMET = new TableColumn({ name: 'unmet', type: 'text', isNullable: true });

/** What masks do not do in a game, since their conditions were not met as it began. */
export class ConditionsOfMasks implements MigrationInterface {
  readonly name = 'ConditionsOfMasks1795000000037';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('seats', UNMET);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('seats', 'unmet');
  }
}
