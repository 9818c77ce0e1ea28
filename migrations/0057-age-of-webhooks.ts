import { TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'webhooks_by_age',
  columnNames: ['format', 'created_at_ms'],
});

/** An index by which old letters are found. */
export class AgeOfWebhooks implements MigrationInterface {
  readonly name = 'AgeOfWebhooks1795000000057';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('webhooks', INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('webhooks', INDEX);
  }
}
