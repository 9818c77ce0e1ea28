/** The refusals about Player Lots, third parties and Works of Art. */
import type { NoFacts, Sentences } from '../../kernel';
import { itemTitle } from '../../season';
import type { RoundFacts } from '../model/facts';

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
  NO_BIDS_AWAITED: () => 'Nobody’s bids are awaiting their revelation date.',
  NO_PLAYER_LOTS: () => 'By the rules of this season players make no lots.',
  NO_WORKS_OF_ART: () => 'The rules of this season have no Works of Art.',
  WORK_IS_UNIQUE: () => 'There is only one of each Work of Art: it cannot be made again.',
  ITEM_EXCLUDED: ({ item }) => `${itemTitle(item)} cannot be put into a Player Lot.`,
  NOT_A_PLAYER_LOT: ({ lot }) =>
    `Third parties bid on Player Lots only, and lot ${lot} is a House Lot.`,
  TOO_MANY_LOTS: ({ standing }) =>
    `You have ${standing} Player Lots, which is as many as you may have.`,
  LOT_OF_NEXT_AUCTION: ({ lot }) =>
    `Lot ${lot} was made after the bids: it is for the next auction.`,
  NO_WORK_OF_VALUE: ({ lot }) =>
    `Lot ${lot} holds no Work of Art on which a third party could bid.`,
  THIRD_PARTY_HAS_BID: ({ lot }) =>
    `A third party has bid on lot ${lot} already, and does so only once.`,
};
