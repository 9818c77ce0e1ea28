import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNMET = new TableColumn({ name: 'unmet', type: 'text', isNullable: true });

/** The effects of masks that are off in a game because their conditions failed at its start. */
export class ConditionsOfMasks implements MigrationInterface {
  readonly name = 'ConditionsOfMasks1795000000037';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('seats', UNMET);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('seats', 'unmet');
  }
}
