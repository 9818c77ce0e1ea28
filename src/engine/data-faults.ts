import type { SeasonId } from '../kernel';

/**
 * The place of damage. `seq` is the event's number; null if the damage is not in a single event.
 */
type Damage = {
  readonly table: string;
  readonly seasonId: SeasonId | null;
  readonly seq: number | null;
};

/**
 * Stored data is unreadable or does not fold: a retry does not help. The message quotes no data.
 */
export class DamagedFault extends Error implements Damage {
  override readonly name = 'DamagedFault';
  readonly table: string;
  readonly seasonId: SeasonId | null;
  readonly seq: number | null;

  constructor({ table, seasonId, seq }: Damage, why: string) {
    const event = seq === null ? '' : `event ${String(seq)} of `;
    super(`The table ${table}, ${event}season ${seasonId ?? '(none)'}: ${why}`);
    this.table = table;
    this.seasonId = seasonId;
    this.seq = seq;
  }
}

/** The store works but cannot keep this data, such as a character outside its encoding. */
export class UnstorableFault extends Error {
  override readonly name = 'UnstorableFault';
}

/** The fault of an event that is missing from the journal. */
export const missingEvent = (seasonId: SeasonId, seq: number): DamagedFault =>
  new DamagedFault({ table: 'journal', seasonId, seq }, 'it is missing');

/** Folds one event. The message of an error is dropped, since it may quote the event. */
export function foldEvent(seasonId: SeasonId, seq: number, fold: () => void): void {
  try {
    fold();
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    throw new DamagedFault(
      { table: 'journal', seasonId, seq },
      `it does not follow from the events before it (${kind})`,
    );
  }
}
