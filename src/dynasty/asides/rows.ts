import type { GamblingEvent } from '../gambling/events';
import type { MaskPower } from '../masks/events';
import type { GameScoreCorrected, SfidaEvent } from '../sfida/events';
import type { TableEvent } from '../table-actions/events';
import type { GameId } from '../dealing/ids';

/** What is done at the table of a game besides playing, and to it by vote: in the open, all of it. */
export type AsideEvent = SfidaEvent | MaskPower | GamblingEvent | TableEvent | GameScoreCorrected;

type Told<E> = E extends { readonly transfers: unknown } ? Omit<E, 'transfers'> : E;
/** What happened; its items are in the ledger. */
export type Aside = Told<AsideEvent>;

/** What was done at a table between the plays, kept so that the game can be told in order. */
export type AsideRow = {
  /** `g1:a1`, `g1:a2` … */
  readonly id: string;
  readonly gameId: GameId;
  readonly number: number;
  /** How many plays had been made by then. */
  readonly afterPlay: number;
  readonly aside: Aside;
};
