import { Table, TableColumn, TableIndex } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Maps column names to types; `?` allows null. The season and the id are the primary key. */
type Columns = Readonly<Record<string, 'text' | 'text?' | 'bigint' | 'bigint?'>>;

const TABLES: Readonly<Record<string, Columns>> = {
  candidacies: {
    season_id: 'text',
    id: 'text',
    player_id: 'text',
    text: 'text',
    posted_at_ms: 'bigint',
    week: 'bigint',
    status: 'text',
    counted: 'bigint?',
  },
  endorsements: {
    season_id: 'text',
    id: 'text',
    candidacy_id: 'text',
    player_id: 'text',
  },
  judge_terms: {
    season_id: 'text',
    id: 'text',
    player_id: 'text',
    candidacy_id: 'text?',
    started_at_ms: 'bigint',
    ended_at_ms: 'bigint?',
    ending: 'text?',
  },
  removal_assents: {
    season_id: 'text',
    id: 'text',
    term_id: 'text',
    player_id: 'text',
    assented_at_ms: 'bigint',
  },
  justice_requests: {
    season_id: 'text',
    id: 'text',
    player_id: 'text',
    kind: 'text',
    text: 'text',
    entries: 'text',
    sections: 'text',
    revision: 'bigint',
    requested_at_ms: 'bigint',
    status: 'text',
  },
  rulings: {
    season_id: 'text',
    id: 'text',
    request_id: 'text',
    player_id: 'text',
    verdict: 'text?',
    text: 'text',
    entries: 'text',
    sections: 'text',
    revision: 'bigint',
    issued_at_ms: 'bigint',
    week: 'bigint',
    status: 'text',
    overturned_at_ms: 'bigint?',
    overturned_by: 'text?',
  },
  confidence_votes: {
    season_id: 'text',
    id: 'text',
    ruling_id: 'text',
    player_id: 'text',
    called_at_ms: 'bigint',
    ends_at_ms: 'bigint',
    status: 'text',
    overturning: 'bigint?',
    affirming: 'bigint?',
  },
  confidence_ballots: {
    season_id: 'text',
    id: 'text',
    vote_id: 'text',
    player_id: 'text',
    choice: 'text',
  },
};

const tableOf = (name: string, columns: Columns): Table =>
  new Table({
    name,
    columns: Object.entries(columns).map(([column, type]) => ({
      name: column,
      type: type.replace('?', ''),
      isNullable: type.endsWith('?'),
      isPrimary: column === 'season_id' || column === 'id',
    })),
  });

const BY_CHANNEL = new TableIndex({
  name: 'journal_by_channel',
  columnNames: ['season_id', 'channel', 'seq'],
});

/** The channels of older events, each with event types and a condition on the payload. */
const CHANNELS: readonly (readonly [channel: string, types: readonly string[], having: string])[] =
  [
    [
      'GAME_ACTIONS',
      ['PlayerJoined', 'PlayerLeft', 'HandPlaced', 'FortuneTold', 'TrungsTradedIn'],
      '',
    ],
    ['AUCTIONS', ['LotGenerated', 'LotSold', 'AuctionConcluded', 'BidFailed'], ''],
    [
      'AUCTIONS',
      ['SecretActionCommitted', 'SecretActionRevealed', 'SecretActionFailed'],
      ` AND payload LIKE '%"kind":"BIDS"%'`,
    ],
    [
      'GAME_ACTIONS',
      ['SecretActionCommitted', 'SecretActionRevealed', 'SecretActionFailed'],
      ` AND payload LIKE '%"kind":"HAND"%'`,
    ],
  ];

/** The Judge's requests and rulings, and the channel of each event. */
export class JudgeAndChannels implements MigrationInterface {
  readonly name = 'JudgeAndChannels1795000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(TABLES)) {
      await queryRunner.createTable(tableOf(name, columns));
    }
    await queryRunner.addColumn(
      'journal',
      new TableColumn({ name: 'channel', type: 'text', isNullable: true }),
    );
    for (const [channel, types, having] of CHANNELS) {
      const listed = types.map((type) => `'${type}'`).join(', ');
      await queryRunner.query(
        `UPDATE journal SET channel = '${channel}' WHERE type IN (${listed})${having}`,
      );
    }
    await queryRunner.createIndex('journal', BY_CHANNEL);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('journal', BY_CHANNEL);
    await queryRunner.dropColumn('journal', 'channel');
    for (const name of Object.keys(TABLES).toReversed()) await queryRunner.dropTable(name);
  }
}
