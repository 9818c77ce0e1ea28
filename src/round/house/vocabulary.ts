import type {
  PlayerId,
  Transfer,
  Instant,
  Owner,
  TableSpecs,
  NoFacts,
  Sentences,
} from '../../kernel';
import { itemTitle } from '../../season';
import type { ProposalId } from '../../season';
import type { Rolls } from '../chance/vocabulary';
import type { RoundFacts } from '../model/facts';
import type { LotId, WorkId } from '../model/ids';
import type { ItemAmount } from '../model/items';

export type CreatePlayerLot = {
  readonly type: 'CreatePlayerLot';
  /** The items of the new lot. A Work of Art is an item, too. */
  readonly items: readonly ItemAmount[];
};
export type GenerateThirdPartyBid = {
  readonly type: 'GenerateThirdPartyBid';
  /** The number of the lot. */
  readonly lot: number;
  readonly clientSeed: string | null;
};
export type NewWork = {
  readonly title: string;
  readonly artist: string;
  readonly value: number;
  readonly imageUrl: string | null;
  /** The player who receives the Work. */
  readonly playerId: PlayerId;
};
export type CreateWorkOfArt = NewWork & { readonly type: 'CreateWorkOfArt' };

export type HouseCommand = CreatePlayerLot | GenerateThirdPartyBid | CreateWorkOfArt;

/** An event of a Player Lot; `playerId` is the lot's creator. */
type OfPlayerLot = { readonly lotId: LotId; readonly playerId: PlayerId };

export type PlayerLotCreated = OfPlayerLot & {
  readonly type: 'PlayerLotCreated';
  readonly number: number;
  readonly items: readonly ItemAmount[];
  readonly transfers: readonly Transfer[];
};
/** The lot's items were returned to its creator. */
export type PlayerLotReturned = OfPlayerLot & {
  readonly type: 'PlayerLotReturned';
  readonly transfers: readonly Transfer[];
};
/** The creator left, and the lot's items were destroyed. */
export type PlayerLotDestroyed = OfPlayerLot & {
  readonly type: 'PlayerLotDestroyed';
  readonly transfers: readonly Transfer[];
};
export type ThirdPartyBidGenerated = OfPlayerLot & {
  readonly type: 'ThirdPartyBidGenerated';
  /** The total value of the lot's Works of Art. */
  readonly value: number;
  readonly amount: number;
  readonly rolls: Rolls;
};
/**
 * The lot's Works went to the Gallery. The lot stays with its other items, or is removed if it has
 * none.
 */
export type ThirdPartyWon = OfPlayerLot & {
  readonly type: 'ThirdPartyWon';
  readonly price: number;
  readonly workIds: readonly WorkId[];
  readonly left: readonly ItemAmount[];
  readonly transfers: readonly Transfer[];
};
export type WorkValue = { readonly workId: WorkId; readonly value: number };
/** The new values of Works: another player paid more for the lot than its Works were worth. */
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

/**
 * A unique Work of Art. Its item, such as `WORK:w3`, exists once until the Work is destroyed
 * [ruling B1].
 */
export type WorkRow = {
  /** `w1`, `w2` … */
  readonly id: WorkId;
  readonly title: string;
  readonly artist: string;
  /** The value in whole chips, 0 or more [ruling E8]. */
  readonly value: number;
  readonly imageUrl: string | null;
  /** The Work's owner; the Bank once it is destroyed. */
  readonly owner: Owner;
  /** The proposal that made the Work; null if the host made it. */
  readonly proposalId: ProposalId | null;
  readonly createdAtMs: Instant;
};

/** A third party's bid remains until an auction with the lot concludes [ruling N4]. */
export type ThirdPartyBid = { readonly amount: number; readonly madeAtMs: Instant };

export type HouseRows = { works: WorkRow };
export const HOUSE_SPECS: TableSpecs<HouseRows> = { works: { owner: (row) => row.owner } };

export type HouseRefusals = {
  readonly NO_BIDS_AWAITED: NoFacts;
  readonly NO_PLAYER_LOTS: NoFacts;
  readonly NO_WORKS_OF_ART: NoFacts;
  readonly WORK_IS_UNIQUE: RoundFacts<'item'>;
  readonly ITEM_EXCLUDED: RoundFacts<'item'>;
  readonly NOT_A_PLAYER_LOT: RoundFacts<'lot'>;
  readonly TOO_MANY_LOTS: RoundFacts<'standing'>;
  readonly LOT_OF_NEXT_AUCTION: RoundFacts<'lot'>;
  readonly NO_WORK_OF_VALUE: RoundFacts<'lot'>;
  readonly THIRD_PARTY_HAS_BID: RoundFacts<'lot'>;
};

export const HOUSE_REFUSALS: Sentences<HouseRefusals> = {
  NO_BIDS_AWAITED: () => 'No bids await their revelation date.',
  NO_PLAYER_LOTS: () => 'The rules of this season have no Player Lots.',
  NO_WORKS_OF_ART: () => 'The rules of this season have no Works of Art.',
  WORK_IS_UNIQUE: () => 'There is only one of each Work of Art: it cannot be made again.',
  ITEM_EXCLUDED: ({ item, titles }) =>
    `${itemTitle(item, titles)} cannot be put into a Player Lot.`,
  NOT_A_PLAYER_LOT: ({ lot }) =>
    `Third parties bid on Player Lots only, and lot ${lot} is a House Lot.`,
  TOO_MANY_LOTS: ({ standing }) => `You have ${standing} Player Lots, the most allowed.`,
  LOT_OF_NEXT_AUCTION: ({ lot }) =>
    `Lot ${lot} was made after the bids: it is for the next auction.`,
  NO_WORK_OF_VALUE: ({ lot }) =>
    `Lot ${lot} holds no Work of Art on which a third party could bid.`,
  THIRD_PARTY_HAS_BID: ({ lot }) =>
    `A third party has bid on lot ${lot} already, and may bid only once.`,
};
