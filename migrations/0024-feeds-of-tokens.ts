import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const FEED = new TableColumn({ name: 'feed', type: 'text', isNullable: true });

/** Tokens for a single feed's address. */
export class FeedsOfTokens implements MigrationInterface {
  readonly name = 'FeedsOfTokens1795000000024';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('tokens', FEED);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('tokens', FEED);
  }
}
