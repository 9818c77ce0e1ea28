import type { RefusalCode } from '../generated/resolvers';
import { phrase, titled, word } from './words';
import type { Sentence } from './words';

/** Of Player Lots, third parties and Works of Art. */
export const HOUSE_SENTENCES = {
  SETUP_OVER: (facts) =>
    `This can be done only before the round starts${phrase(': it started at ', facts, 'startsAt')}.`,
  NO_BIDS_AWAITED: () => 'Nobody’s bids are awaiting their revelation date.',
  NO_PLAYER_LOTS: () => 'By the rules of this season players make no lots.',
  NO_WORKS_OF_ART: () => 'The rules of this season have no Works of Art.',
  WORK_IS_UNIQUE: () => 'There is only one of each Work of Art: it cannot be made once more.',
  ITEM_EXCLUDED: (facts) =>
    `${titled(word(facts, 'item', 'This item'))} cannot be put into a Player Lot.`,
  NOT_A_PLAYER_LOT: (facts) =>
    `Third parties bid on Player Lots only, and lot ${word(facts, 'lot', '')} is a House Lot.`,
  TOO_MANY_LOTS: (facts) =>
    `You have ${word(facts, 'standing', 'as many')} Player Lots, which is as many as can be.`,
  LOT_OF_NEXT_AUCTION: (facts) =>
    `Lot ${word(facts, 'lot', '')} was made after the bids: it is for the next auction.`,
  NO_WORK_OF_VALUE: (facts) =>
    `Lot ${word(facts, 'lot', '')} holds no Work of Art on which a third party could bid.`,
  THIRD_PARTY_HAS_BID: (facts) =>
    `A third party has bid on lot ${word(facts, 'lot', '')} already, and does so once.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;
