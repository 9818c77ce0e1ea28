import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TRACKED_VALUES = new Table({
  name: 'tracked_values',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'value', type: 'text' },
    { name: 'player_id', type: 'text', isNullable: true },
    { name: 'card', type: 'text', isNullable: true },
    { name: 'now', type: 'text', isNullable: true },
    { name: 'kept_as', type: 'bigint', isNullable: true },
  ],
});

const ACTION_USES = new Table({
  name: 'action_uses',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'period', type: 'bigint' },
    { name: 'times', type: 'bigint' },
  ],
});

/** The values that rules track, and counts of the actions that rules allow. */
export class TrackedValues implements MigrationInterface {
  readonly name = 'TrackedValues1795000000030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(TRACKED_VALUES);
    await queryRunner.createTable(ACTION_USES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(ACTION_USES);
    await queryRunner.dropTable(TRACKED_VALUES);
  }
}
