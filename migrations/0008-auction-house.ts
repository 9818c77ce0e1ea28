import { Table, TableColumn } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const WORKS: Readonly<Record<string, 'text' | 'text?' | 'bigint'>> = {
  season_id: 'text',
  id: 'text',
  title: 'text',
  artist: 'text',
  value: 'bigint',
  image_url: 'text?',
  owner: 'text',
  proposal_id: 'text?',
  created_at_ms: 'bigint',
};

/** Columns of player-made lots; null for existing lots. */
const OF_LOTS = ['creator_id', 'items', 'third_party'];

/** Player Lots, the bids of third parties on them, and Works of Art. */
export class AuctionHouse implements MigrationInterface {
  readonly name = 'AuctionHouse1795000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = Object.entries(WORKS).map(([name, type], at) => ({
      name,
      type: type.replace('?', ''),
      isNullable: type.endsWith('?'),
      isPrimary: at < 2,
    }));
    await queryRunner.createTable(new Table({ name: 'works', columns }));
    for (const name of OF_LOTS) {
      await queryRunner.addColumn(
        'lots',
        new TableColumn({ name, type: 'text', isNullable: true }),
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of OF_LOTS.toReversed()) await queryRunner.dropColumn('lots', name);
    await queryRunner.dropTable('works');
  }
}
