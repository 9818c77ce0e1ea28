import type { PlayerId, Transfer } from '../../kernel';
import type { Rolls } from '../chance/events';
import type { ItemAmount } from '../model/items';
import type { LotId, WorkId } from '../model/ids';
import type { ProposalId } from '../../season';
import type { NewWork } from './commands';

/** About a Player Lot: `playerId` is its creator. */
type OfPlayerLot = { readonly lotId: LotId; readonly playerId: PlayerId };

export type PlayerLotCreated = OfPlayerLot & {
  readonly type: 'PlayerLotCreated';
  readonly number: number;
  readonly items: readonly ItemAmount[];
  readonly transfers: readonly Transfer[];
};
/** Its items went back to its creator. */
export type PlayerLotReturned = OfPlayerLot & {
  readonly type: 'PlayerLotReturned';
  readonly transfers: readonly Transfer[];
};
/** Its creator left, and its items were destroyed. */
export type PlayerLotDestroyed = OfPlayerLot & {
  readonly type: 'PlayerLotDestroyed';
  readonly transfers: readonly Transfer[];
};
export type ThirdPartyBidGenerated = OfPlayerLot & {
  readonly type: 'ThirdPartyBidGenerated';
  /** The total value of its Works of Art. */
  readonly value: number;
  readonly amount: number;
  readonly rolls: Rolls;
};
/** Its Works went to the Gallery; the lot stays with its other items, or ceases to be. */
export type ThirdPartyWon = OfPlayerLot & {
  readonly type: 'ThirdPartyWon';
  readonly price: number;
  readonly workIds: readonly WorkId[];
  readonly left: readonly ItemAmount[];
  readonly transfers: readonly Transfer[];
};
export type WorkValue = { readonly workId: WorkId; readonly value: number };
/** Another player paid more for the lot than its Works were worth: their new values. */
export type WorksRevalued = OfPlayerLot & {
  readonly type: 'WorksRevalued';
  readonly values: readonly WorkValue[];
};
export type WorkCreated = NewWork & {
  readonly type: 'WorkCreated';
  readonly workId: WorkId;
  readonly proposalId: ProposalId | null;
  readonly transfers: readonly Transfer[];
};

export type HouseEvent =
  | PlayerLotCreated
  | PlayerLotReturned
  | PlayerLotDestroyed
  | ThirdPartyBidGenerated
  | ThirdPartyWon
  | WorksRevalued
  | WorkCreated;
