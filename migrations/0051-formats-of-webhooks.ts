import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMAT = { name: 'format', type: 'text' };

/** The form of a webhook's messages. */
export class FormatsOfWebhooks implements MigrationInterface {
  readonly name = 'FormatsOfWebhooks1795000000051';

  async up(queryRunner: QueryRunner): Promise<void> {
    const filled = new TableColumn({ ...FORMAT, default: "'STANDARD'" });
    await queryRunner.addColumn('webhooks', filled);
    await queryRunner.changeColumn('webhooks', filled, new TableColumn(FORMAT));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('webhooks', 'format');
  }
}
