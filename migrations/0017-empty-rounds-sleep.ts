import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An empty round sleeps, so it has no due time. Anything left to decide is decided when the round
 * is next read.
 */
export class EmptyRoundsSleep implements MigrationInterface {
  readonly name = 'EmptyRoundsSleep1795000000017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE seasons SET due_at_ms = NULL ` +
        `WHERE kind = 'ROUND' AND status = 'RUNNING' AND player_count = 0`,
    );
  }

  /** Nothing to undo: the next commit computes the due time again. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
