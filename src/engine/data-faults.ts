import type { SeasonId } from '../kernel';

/** The place of the damage. `seq` is the number of the event; null for damage outside a single event. */
type Damage = {
  readonly table: string;
  readonly seasonId: SeasonId | null;
  readonly seq: number | null;
};

/** Stored data cannot be read, or does not fold: a retry does not help. It names no value. */
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

/** The store works and cannot keep this data, such as a character outside its encoding. */
export class UnstorableFault extends Error {
  override readonly name = 'UnstorableFault';
}

/** The fault of an event that the journal lacks although its season has it. */
export const missingEvent = (seasonId: SeasonId, seq: number): DamagedFault =>
  new DamagedFault({ table: 'journal', seasonId, seq }, 'it is missing');

/** Folds one event; an error's message is dropped, since it may quote the event. */
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
