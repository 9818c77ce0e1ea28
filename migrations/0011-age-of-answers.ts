import { TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BY_AGE = new TableIndex({ name: 'idempotency_by_age', columnNames: ['at_ms'] });

/** An index for finding expired answers to repeated requests. */
export class AgeOfAnswers implements MigrationInterface {
  readonly name = 'AgeOfAnswers1795000000011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('idempotency', BY_AGE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('idempotency', BY_AGE);
  }
}
