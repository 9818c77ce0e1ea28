import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A round that nobody is in sleeps, so nothing is due there. Where something is left to be decided all the
 * same, it is when the round is next looked at.
 */
export class EmptyRoundsSleep implements MigrationInterface {
  readonly name = 'EmptyRoundsSleep1795000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE seasons SET due_at_ms = NULL ` +
        `WHERE kind = 'ROUND' AND status = 'RUNNING' AND player_count = 0`,
    );
  }

  /** What is due is found again with the next commit. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
