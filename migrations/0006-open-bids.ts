import { TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const column = (name: string, type: 'text' | 'bigint', isNullable: boolean): TableColumn =>
  new TableColumn({ name, type, isNullable });

/** Open bids have no secret action, so a bid stores its week. */
export class OpenBids implements MigrationInterface {
  readonly name = 'OpenBids1795000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumns('bids', [
      column('week', 'bigint', true),
      column('placed_at_ms', 'bigint', true),
    ]);
    await queryRunner.query(
      `UPDATE bids SET week = (
         SELECT week FROM secret_actions
         WHERE secret_actions.season_id = bids.season_id AND secret_actions.id = bids.action_id
       )`,
    );
    await queryRunner.changeColumn('bids', 'week', column('week', 'bigint', false));
    await queryRunner.changeColumn('bids', 'action_id', column('action_id', 'text', true));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM bids WHERE action_id IS NULL');
    await queryRunner.changeColumn('bids', 'action_id', column('action_id', 'text', false));
    await queryRunner.dropColumns('bids', ['week', 'placed_at_ms']);
  }
}
