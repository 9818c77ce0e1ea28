import type { Wager } from './rows';
import type { TableId } from '../model/ids';

export type PlaySlots = { readonly type: 'PlaySlots'; readonly clientSeed: string | null };
export type SitDown = {
  readonly type: 'SitDown';
  /** null: at a new table. */
  readonly tableId: TableId | null;
};
export type StandUp = { readonly type: 'StandUp' };
export type ProposeWar = {
  readonly type: 'ProposeWar';
  /** null: at the table where the player sits, or else at a new one. */
  readonly tableId: TableId | null;
  readonly wager: Wager;
};
export type AgreeToWar = {
  readonly type: 'AgreeToWar';
  readonly tableId: TableId;
  /** The number of the wagers that are agreed to. */
  readonly terms: number;
  readonly clientSeed: string | null;
};

export type TableCommand = PlaySlots | SitDown | StandUp | ProposeWar | AgreeToWar;
