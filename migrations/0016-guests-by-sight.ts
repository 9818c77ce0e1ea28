import { TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEEN = new TableColumn({ name: 'seen_at_ms', type: 'bigint', isNullable: true });
const BY_SIGHT = new TableIndex({
  name: 'accounts_by_sight',
  columnNames: ['handle_key', 'seen_at_ms', 'id'],
});
const BY_HOST = new TableIndex({ name: 'seasons_by_host', columnNames: ['host_account_id'] });
const BY_HOST_AND_STATUS = new TableIndex({
  name: 'seasons_by_host',
  columnNames: ['host_account_id', 'status'],
});
const BY_DEALER = new TableIndex({
  name: 'dynasties_by_dealer',
  columnNames: ['dealer_account_id'],
});

/**
 * Stores the time of a guest's last visit, so that guests without a season can be deleted. Existing
 * guests get the present time. Also adds indexes of an account's seasons as host or dealer.
 */
export class GuestsBySight implements MigrationInterface {
  readonly name = 'GuestsBySight1795000000016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('accounts', SEEN);
    await queryRunner.query(
      `UPDATE accounts SET seen_at_ms = ${Date.now()} WHERE handle_key IS NULL`,
    );
    await queryRunner.createIndex('accounts', BY_SIGHT);
    await queryRunner.dropIndex('seasons', BY_HOST);
    await queryRunner.createIndex('seasons', BY_HOST_AND_STATUS);
    await queryRunner.createIndex('dynasties', BY_DEALER);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('dynasties', BY_DEALER);
    await queryRunner.dropIndex('seasons', BY_HOST_AND_STATUS);
    await queryRunner.createIndex('seasons', BY_HOST);
    await queryRunner.dropIndex('accounts', BY_SIGHT);
    await queryRunner.dropColumn('accounts', SEEN);
  }
}
