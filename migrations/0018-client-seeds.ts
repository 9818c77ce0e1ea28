import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLIENT_SEEDS = new Table({
  name: 'client_seeds',
  columns: [
    { name: 'season_id', type: 'text', isPrimary: true },
    { name: 'id', type: 'text', isPrimary: true },
    { name: 'sha256', type: 'text', isNullable: true },
    { name: 'fixed_seq', type: 'bigint', isNullable: true },
    { name: 'opened', type: 'text', isNullable: true },
    { name: 'next_sha256', type: 'text', isNullable: true },
    { name: 'next_fixed_seq', type: 'bigint', isNullable: true },
  ],
});
/** Null in bindings made before client seeds. */
const BINDINGS = [
  ['weeks', 'binding'],
  ['games', 'binding'],
  ['dynasties', 'next_binding'],
] as const;

/** Client seeds are fixed before the server's seed is drawn. */
export class ClientSeeds implements MigrationInterface {
  readonly name = 'ClientSeeds1795000000018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(CLIENT_SEEDS);
    for (const [table, name] of BINDINGS) {
      await queryRunner.addColumn(table, new TableColumn({ name, type: 'text', isNullable: true }));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name] of BINDINGS) await queryRunner.dropColumn(table, name);
    await queryRunner.dropTable(CLIENT_SEEDS);
  }
}
