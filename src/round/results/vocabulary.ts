import type { PlayerId } from '../../kernel';
import type { HandId, LotId, SecretActionId } from '../model/ids';

/** A player's results of a settlement. Players without results have no `WeekResult`. */
export type WeekResult = {
  readonly playerId: PlayerId;
  readonly wonLotIds: readonly LotId[];
  /** The total price of the won lots, in the currency. */
  readonly paid: number;
  /** The lots on which the player bid and that went to somebody else. */
  readonly lostLotIds: readonly LotId[];
  /** The player's Player Lots that were won; `earned` is their total price. */
  readonly soldLotIds: readonly LotId[];
  readonly earned: number;
  readonly handIds: readonly HandId[];
  readonly fortunes: readonly string[];
  /** The secret actions that failed in the settlement. */
  readonly failedActionIds: readonly SecretActionId[];
};
/** The part that one event of a settlement adds to the results. */
export type ResultPart =
  | LotGivenOut
  | ({ readonly playerId: PlayerId } & Partial<
      Pick<WeekResult, 'handIds' | 'fortunes' | 'failedActionIds'>
    >);
/**
 * A lot that is given out. Its winner gains it, its creator gains the price, and the other bidders
 * lose it.
 */
export type LotGivenOut = {
  readonly lotId: LotId;
  readonly price: number;
  /** The winner; null for a third party. */
  readonly winnerId: PlayerId | null;
};

/** The results of each player after hands were placed or an auction concluded. */
export type WeekSettled = {
  readonly type: 'WeekSettled';
  readonly week: number;
  readonly results: readonly WeekResult[];
};

export type ResultEvent = WeekSettled;
