import { TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  new TableIndex({ name: 'journal_by_type', columnNames: ['season_id', 'type', 'seq'] }),
  new TableIndex({ name: 'journal_by_actor', columnNames: ['season_id', 'actor', 'seq'] }),
];

/**
 * Indexes for the journal's filters by player and by type, which would otherwise read the whole
 * journal.
 */
export class JournalIndexes implements MigrationInterface {
  readonly name = 'JournalIndexes1795000000040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndices('journal', INDEXES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndices('journal', INDEXES);
  }
}
