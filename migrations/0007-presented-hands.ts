import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ACTION = { name: 'action_id', type: 'text' } as const;
const DATES = ['presented_at_ms', 'places_at_ms'] as const;

/** Hands without a secret action store their own dates. */
export class PresentedHands implements MigrationInterface {
  readonly name = 'PresentedHands1795000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await changeAction(queryRunner, true);
    for (const name of DATES) {
      const column = new TableColumn({ name, type: 'bigint', isNullable: true });
      await queryRunner.addColumn('hands', column);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of DATES.toReversed()) await queryRunner.dropColumn('hands', name);
    await queryRunner.query('DELETE FROM hands WHERE action_id IS NULL');
    await changeAction(queryRunner, false);
  }
}

const changeAction = (queryRunner: QueryRunner, isNullable: boolean): Promise<void> =>
  queryRunner.changeColumn(
    'hands',
    new TableColumn({ ...ACTION, isNullable: !isNullable }),
    new TableColumn({ ...ACTION, isNullable }),
  );
