import { Table } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maps column names to types; `?` allows null. The season and the id are the primary key. */
const TABLES: Readonly<
  Record<string, Readonly<Record<string, 'text' | 'text?' | 'bigint' | 'bigint?'>>>
> = {
  proposals: {
    season_id: 'text',
    id: 'text',
    author_id: 'text',
    class: 'text',
    title: 'text',
    text: 'text',
    effects: 'text',
    used: 'text?',
    popularity: 'text',
    submitted_at_ms: 'bigint',
    opens_at_ms: 'bigint',
    closes_at_ms: 'bigint',
    status: 'text',
    decided_at_ms: 'bigint?',
    votes_for: 'bigint?',
    votes_against: 'bigint?',
    revision: 'bigint?',
    failure: 'text?',
  },
  votes: {
    season_id: 'text',
    id: 'text',
    proposal_id: 'text',
    player_id: 'text',
    vote: 'text',
    cast_at_ms: 'bigint',
  },
};

/** Proposals and the votes on them. */
export class ProposalTables implements MigrationInterface {
  readonly name = 'ProposalTables1795000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(TABLES)) {
      const options = Object.entries(columns).map(([column, type], at) => ({
        name: column,
        type: type.replace('?', ''),
        isNullable: type.endsWith('?'),
        isPrimary: at < 2,
      }));
      await queryRunner.createTable(new Table({ name, columns: options }));
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES).toReversed()) await queryRunner.dropTable(name);
  }
}
