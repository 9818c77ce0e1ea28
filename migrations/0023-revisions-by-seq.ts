import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = (isNullable: boolean): TableColumn =>
  new TableColumn({ name: 'adopted_seq', type: 'bigint', isNullable });

/**
 * Each revision stores the number of the event that put it in force. Names in earlier events come
 * from earlier revisions.
 */
export class RevisionsBySeq implements MigrationInterface {
  readonly name = 'RevisionsBySeq1795000000023';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('rulesets', column(true));
    // The first revision belongs to event 1, a later one to the first adoption at its time.
    await queryRunner.query(
      `UPDATE rulesets SET adopted_seq = COALESCE((
         SELECT MIN(journal.seq) FROM journal
         WHERE journal.season_id = rulesets.season_id
           AND journal.at_ms = rulesets.adopted_at_ms
           AND journal.type IN ('RulesetPublished', 'ProposalAdopted')
       ), 1)`,
    );
    await queryRunner.changeColumn('rulesets', 'adopted_seq', column(false));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumn('rulesets', 'adopted_seq');
  }
}
