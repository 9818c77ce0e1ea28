import type { PlayerId } from '../../kernel';
import type { CorrectionEvent } from '../corrections/events';
import type { GamblingEvent } from '../gambling/events';
import type { MaskPower } from '../masks/events';
import type { SfidaEvent } from '../sfida/events';
import type { TableEvent } from '../table-actions/events';
import type { GameId } from '../ground/ids';

/** What is done at the table of a game besides playing, and to it by vote: in the open, all of it. */
export type AsideEvent = SfidaEvent | MaskPower | GamblingEvent | TableEvent | CorrectionEvent;

type WithoutTransfers<E> = E extends { readonly transfers: unknown } ? Omit<E, 'transfers'> : E;
/** What happened; its items are in the ledger. */
export type Aside = WithoutTransfers<AsideEvent>;

/** What something done at a table means to those who tell of the game: its record says it. Methods, to be looked up. */
export type Meaning<E> = {
  /** What it added to a score. */
  scores?(aside: WithoutTransfers<E>): { readonly playerId: PlayerId; readonly by: number };
  /** The stakes from then on. */
  stakes?(aside: WithoutTransfers<E>): number;
  /** What became of a Sfida, for those who count them. */
  sfida?(aside: WithoutTransfers<E>): 'OFFERED' | 'ACCEPTED' | null;
  /** That it is told when all else is over. */
  readonly settles?: true;
};

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
