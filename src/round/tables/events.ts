import type { PlayerId, Transfer } from '../../kernel';
import type { Rolls } from '../chance/events';
import type { DrawnCard, ShownLine, Wager } from './rows';
import type { SittingId, TableId } from '../model/ids';

/** One whole sitting at the slots: the price, the spin, the payout [Slots]. */
export type SlotsPlayed = {
  readonly type: 'SlotsPlayed';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
  readonly symbols: readonly string[];
  readonly line: ShownLine | null;
  readonly price: number;
  readonly payout: number;
  readonly breaksMachine: boolean;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};
/** A player sat down at a table for War, which is new if nobody sat there. */
export type SatDown = {
  readonly type: 'SatDown';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
};
/** The items on the table go back: a changed wager cancels the agreements. */
export type WarProposed = {
  readonly type: 'WarProposed';
  readonly tableId: TableId;
  readonly playerId: PlayerId;
  readonly wager: Wager;
  readonly terms: number;
  readonly transfers: readonly Transfer[];
};
/** The player's own wager is put on the table [ruling J3]. */
export type WarAgreed = {
  readonly type: 'WarAgreed';
  readonly tableId: TableId;
  readonly playerId: PlayerId;
  readonly terms: number;
  readonly clientSeed: string | null;
  readonly transfers: readonly Transfer[];
};
/** Each drew a card. Without a winner they draw again; the winner takes the items on the table. */
export type WarDrawn = {
  readonly type: 'WarDrawn';
  readonly tableId: TableId;
  readonly cards: readonly DrawnCard[];
  readonly winnerId: PlayerId | null;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};
/** A player stood up before the end of play; the items on the table go back. */
export type StoodUp = {
  readonly type: 'StoodUp';
  readonly tableId: TableId;
  readonly sittingId: SittingId;
  readonly playerId: PlayerId;
  readonly transfers: readonly Transfer[];
};

export type TableEvent = SlotsPlayed | SatDown | WarProposed | WarAgreed | WarDrawn | StoodUp;
