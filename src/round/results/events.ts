import type { PlayerId } from '../../kernel';
import type { HandId, LotId, SecretActionId } from '../ground/ids';

/** What a settlement meant for a player: those for whom it meant nothing have none. */
export type WeekResult = {
  readonly playerId: PlayerId;
  readonly wonLotIds: readonly LotId[];
  /** For all of these together, in the currency. */
  readonly paid: number;
  /** Lots that the player had bid on and another won. */
  readonly lostLotIds: readonly LotId[];
  /** The player's own lots that were won, and what they brought. */
  readonly soldLotIds: readonly LotId[];
  readonly earned: number;
  readonly handIds: readonly HandId[];
  readonly fortunes: readonly string[];
  /** Secret actions that failed by it. */
  readonly failedActionIds: readonly SecretActionId[];
};
/** What one event of a settlement adds to them. */
export type ResultPart =
  | LotGivenOut
  | ({ readonly playerId: PlayerId } & Partial<
      Pick<WeekResult, 'handIds' | 'fortunes' | 'failedActionIds'>
    >);
/** It is the winner’s, and for its creator it brings the price; all others who bid on it have lost it. */
export type LotGivenOut = {
  readonly lotId: LotId;
  readonly price: number;
  /** Null for a third party. */
  readonly winnerId: PlayerId | null;
};

/** Hands were placed, or an auction concluded: each player's part in it. */
export type WeekSettled = {
  readonly type: 'WeekSettled';
  readonly week: number;
  readonly results: readonly WeekResult[];
};

export type ResultEvent = WeekSettled;
