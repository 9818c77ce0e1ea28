import type { PlayerId } from '../../kernel';
import type { CorrectionEvent } from '../corrections/events';
import type { GamblingEvent } from '../gambling/vocabulary';
import type { MaskPower } from '../masks/vocabulary';
import type { SfidaEvent } from '../sfida/vocabulary';
import type { TableEvent } from '../table-actions/vocabulary';
import type { GameId } from '../model/ids';

/** The actions at a game's table other than plays, and the votes about it: all of them public. */
export type AsideEvent = SfidaEvent | MaskPower | GamblingEvent | TableEvent | CorrectionEvent;

type WithoutTransfers<E> = E extends { readonly transfers: unknown } ? Omit<E, 'transfers'> : E;
/** The event; its items are in the ledger. */
export type Aside = WithoutTransfers<AsideEvent>;

/**
 * The meaning of an aside for the story of the game: its record has it. These are methods, for a
 * table lookup.
 */
export type Meaning<E> = {
  /** The points that it added to a score. */
  scores?(aside: WithoutTransfers<E>): { readonly playerId: PlayerId; readonly by: number };
  /** The stakes after it. */
  stakes?(aside: WithoutTransfers<E>): number;
  /** The status of a Sfida, for counts of them. */
  sfida?(aside: WithoutTransfers<E>): 'OFFERED' | 'ACCEPTED' | null;
  /** It is told after everything else. */
  readonly settles?: true;
};

/** An action at a table between the plays, stored so that the game can be told in order. */
export type AsideRow = {
  /** `g1:a1`, `g1:a2` … */
  readonly id: string;
  readonly gameId: GameId;
  readonly number: number;
  /** The number of plays before it. */
  readonly afterPlay: number;
  readonly aside: Aside;
};
