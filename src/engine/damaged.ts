import type { SeasonId } from '../kernel';

/** Where the damage is. `seq` is the number of the event; null for what belongs to no single event. */
type Damage = {
  readonly table: string;
  readonly seasonId: SeasonId | null;
  readonly seq: number | null;
};

/** What is stored cannot be read, or does not fold: asking again does not help. Names no value. */
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

/** The store is there and cannot keep this: such as a character that its encoding has not. */
export class CannotKeep extends Error {
  override readonly name = 'CannotKeep';
}

/** What the journal does not have that its season says is there. */
export const missingEvent = (seasonId: SeasonId, seq: number): DamagedFault =>
  new DamagedFault({ table: 'journal', seasonId, seq }, 'it is missing');

/** Folds one event; what it throws is not told, since it may quote the event. */
export function foldOf(seasonId: SeasonId, seq: number, fold: () => void): void {
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
