import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEASONS = ['rounds', 'dynasties'];
const COLUMNS = ['paused_since_ms', 'paused_until_ms'];

/** Players pause a season by vote; no season was paused before. */
export class Pauses implements MigrationInterface {
  readonly name = 'Pauses1795000000032';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of SEASONS) {
      for (const name of COLUMNS) {
        await queryRunner.addColumn(
          table,
          new TableColumn({ name, type: 'bigint', isNullable: true }),
        );
      }
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of SEASONS) {
      for (const name of [...COLUMNS].reverse()) await queryRunner.dropColumn(table, name);
    }
  }
}
