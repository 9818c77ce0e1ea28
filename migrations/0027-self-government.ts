import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const IDLE = new TableColumn({ name: 'idle_since_ms', type: 'bigint', isNullable: true });

/** Players can become idle and return. */
export class SelfGovernment implements MigrationInterface {
  readonly name = 'SelfGovernment1795000000027';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('players', IDLE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('players', IDLE);
  }
}
