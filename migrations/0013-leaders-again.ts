import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What events of rounds tell since, by type: the end of their JSON, as it is for none. */
const ADDED = {
  PlayerLeft: '"nextBidIds":[]}',
  BidInvalidated: '"nextBidId":null}',
};

/** Who leads a lot again is told by the events that make it so; those of before say nobody. */
export class LeadersAgain implements MigrationInterface {
  readonly name = 'LeadersAgain1795000000013';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [type, end] of Object.entries(ADDED)) {
      await queryRunner.query(
        `UPDATE journal SET payload = substr(payload, 1, length(payload) - 1) || ',${end}' ` +
          `WHERE type = '${type}' AND payload NOT LIKE '%"nextBidId%' ` +
          `AND season_id IN (SELECT id FROM seasons WHERE kind = 'ROUND')`,
      );
    }
  }

  /** What the events tell besides disturbs nobody. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
