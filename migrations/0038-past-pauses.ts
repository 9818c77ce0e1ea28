import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = (withDefault: object = {}): TableColumn =>
  new TableColumn({ name: 'pauses', type: 'text', ...withDefault });

/** The past pauses of a round; no released server had any. */
export class PastPauses implements MigrationInterface {
  readonly name = 'PastPauses1795000000038';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('rounds', column({ default: "'[]'" }));
    await queryRunner.changeColumn('rounds', 'pauses', column());
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('rounds', 'pauses');
  }
}
