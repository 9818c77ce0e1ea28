import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNTIL = new TableColumn({ name: 'until_ms', type: 'bigint', isNullable: true });

/** The end of a Judge's term, if a proposal set it. */
export class TermsThatAreSet implements MigrationInterface {
  readonly name = 'TermsThatAreSet1795000000036';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('judge_terms', UNTIL);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('judge_terms', 'until_ms');
  }
}
