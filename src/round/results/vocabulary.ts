import type { PlayerId } from '../../kernel';
import type { HandId, LotId, SecretActionId } from '../model/ids';

/** A player's results of a settlement; players without results have none. */
export type WeekResult = {
  readonly playerId: PlayerId;
  readonly wonLotIds: readonly LotId[];
  /** The total payment for these, in the currency. */
  readonly paid: number;
  /** Lots with a bid of the player's that another won. */
  readonly lostLotIds: readonly LotId[];
  /** The player's own lots that were won, and their prices. */
  readonly soldLotIds: readonly LotId[];
  readonly earned: number;
  readonly handIds: readonly HandId[];
  readonly fortunes: readonly string[];
  /** Secret actions that the settlement made fail. */
  readonly failedActionIds: readonly SecretActionId[];
};
/** The part that one event of a settlement adds to the results. */
export type ResultPart =
  | LotGivenOut
  | ({ readonly playerId: PlayerId } & Partial<
      Pick<WeekResult, 'handIds' | 'fortunes' | 'failedActionIds'>
    >);
/** The winner gains it, its creator the price, and all other bidders have lost it. */
export type LotGivenOut = {
  readonly lotId: LotId;
  readonly price: number;
  /** Null for a third party. */
  readonly winnerId: PlayerId | null;
};

/** Hands were placed, or an auction concluded: the results of each player. */
export type WeekSettled = {
  readonly type: 'WeekSettled';
  readonly week: number;
  readonly results: readonly WeekResult[];
};

export type ResultEvent = WeekSettled;
