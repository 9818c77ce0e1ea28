import type { PlayerId } from '../../kernel';
import type { CorrectionEvent } from '../corrections/events';
import type { GamblingEvent } from '../gambling/vocabulary';
import type { MaskPower } from '../masks/vocabulary';
import type { SfidaEvent } from '../sfida/vocabulary';
import type { TableEvent } from '../table-actions/vocabulary';
import type { GameId } from '../model/ids';

/** The actions at a game's table other than plays, and the game's corrections. All are public. */
export type AsideEvent = SfidaEvent | MaskPower | GamblingEvent | TableEvent | CorrectionEvent;

type WithoutTransfers<E> = E extends { readonly transfers: unknown } ? Omit<E, 'transfers'> : E;
/** The event without its transfers, which are recorded in the ledger. */
export type Aside = WithoutTransfers<AsideEvent>;

/**
 * The meaning of an aside for the game's story, as the event's record says. Method syntax allows a
 * lookup in a table of all asides.
 */
export type Meaning<E> = {
  /** The points that the aside added to a score. */
  scores?(aside: WithoutTransfers<E>): { readonly playerId: PlayerId; readonly by: number };
  /** The stakes after the aside. */
  stakes?(aside: WithoutTransfers<E>): number;
  /** The status of a Sfida, for the statistics. */
  sfida?(aside: WithoutTransfers<E>): 'OFFERED' | 'ACCEPTED' | null;
  /** True if the story tells the aside after all plays. */
  readonly settles?: true;
};

/** An aside as stored, with its place between the plays. */
export type AsideRow = {
  /** `g1:a1`, `g1:a2` … */
  readonly id: string;
  readonly gameId: GameId;
  readonly number: number;
  /** The number of plays before the aside. */
  readonly afterPlay: number;
  readonly aside: Aside;
};
