import type { AsideEvent, BetsSettled } from './events';

type Told<E> = E extends BetsSettled ? Omit<E, 'transfers'> : E;
/** What happened; its items are in the ledger. */
export type Aside = Told<AsideEvent>;

/** What was done at a table between the plays, kept so that the game can be told in order. */
export type AsideRow = {
  /** `g1:a1`, `g1:a2` … */
  readonly id: string;
  readonly gameId: string;
  readonly number: number;
  /** How many plays had been made by then. */
  readonly afterPlay: number;
  readonly aside: Aside;
};
