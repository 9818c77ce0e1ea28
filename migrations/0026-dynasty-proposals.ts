import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WARNED = new TableColumn({ name: 'warned_at_ms', type: 'bigint', isNullable: true });
const WINNER = new TableColumn({ name: 'winner_id', type: 'text', isNullable: true });

/** Dynasties can be won and have proposals, stored beside those of rounds. */
export class DynastyProposals implements MigrationInterface {
  readonly name = 'DynastyProposals1795000000026';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('dynasties', [WARNED, WINNER]);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropColumns('dynasties', [WARNED, WINNER]);
  }
}
