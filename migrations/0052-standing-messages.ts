import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The message of Discord that tells the state of a season, and is edited. */
export class StandingMessages implements MigrationInterface {
  readonly name = 'StandingMessages1795000000052';

  async up(queryRunner: QueryRunner): Promise<void> {
    const column = new TableColumn({ name: 'standing', type: 'text', isNullable: true });
    await queryRunner.addColumn('webhooks', column);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('webhooks', 'standing');
  }
}
