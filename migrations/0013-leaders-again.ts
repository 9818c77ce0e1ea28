import type { MigrationInterface } from 'typeorm';

/**
 * Does nothing now. It wrote the new leader of a lot into the journal. Upcasts now add the leader
 * when events are read, and older stores keep their events.
 */
export class LeadersAgain implements MigrationInterface {
  readonly name = 'LeadersAgain1795000000013';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
