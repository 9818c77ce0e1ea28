import type { PlayerId } from '../../kernel';

/** What a settlement meant for a player: those for whom it meant nothing have none. */
export type WeekResult = {
  readonly playerId: PlayerId;
  readonly wonLotIds: readonly string[];
  /** For all of these together, in the currency. */
  readonly paid: number;
  /** Lots that the player had bid on and another won. */
  readonly lostLotIds: readonly string[];
  /** The player's own lots that were won, and what they brought. */
  readonly soldLotIds: readonly string[];
  readonly earned: number;
  readonly handIds: readonly string[];
  readonly fortunes: readonly string[];
  /** Secret actions that failed by it. */
  readonly failedActionIds: readonly string[];
};
/** Hands were placed, or an auction concluded: each player's part in it. */
export type WeekSettled = {
  readonly type: 'WeekSettled';
  readonly week: number;
  readonly results: readonly WeekResult[];
};

export type ResultEvent = WeekSettled;
