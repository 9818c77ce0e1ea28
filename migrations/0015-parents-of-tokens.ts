import { TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['parent_id', 'salt'].map(
  (name) => new TableColumn({ name, type: 'text', isNullable: true }),
);
const INDEXES = [
  new TableIndex({ name: 'tokens_by_expiry', columnNames: ['expires_at_ms'] }),
  new TableIndex({ name: 'tokens_by_revocation', columnNames: ['revoked_at_ms'] }),
];

/** Tokens end with their parents. Some time after their end they are deleted. */
export class ParentsOfTokens implements MigrationInterface {
  readonly name = 'ParentsOfTokens1795000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('tokens', COLUMNS);
    await queryRunner.createIndices('tokens', INDEXES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndices('tokens', INDEXES);
    await queryRunner.dropColumns('tokens', COLUMNS);
  }
}
