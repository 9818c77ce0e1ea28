import type { MigrationInterface } from 'typeorm';

/** Wrote into the journal who leads a lot again. Upcasts tell it now, and a store of before keeps its events. */
export class LeadersAgain implements MigrationInterface {
  readonly name = 'LeadersAgain1795000000013';

  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}
