/** The refusals about bids. */
import type { NoFacts, Sentences } from '../../kernel';
import type { RoundFacts } from '../model/facts';

export type BiddingRefusals = {
  readonly BIDS_ARE_SEALED: NoFacts;
  readonly BIDS_ARE_OPEN: NoFacts;
  readonly LOT_TAKES_SEALED_BIDS: RoundFacts<'lotId' | 'lot'>;
  readonly LOT_TAKES_OPEN_BIDS: RoundFacts<'index' | 'lot' | 'amount'>;
  readonly BID_TOO_LOW: RoundFacts<'lotId' | 'lot' | 'amount' | 'minimum'>;
  readonly LOT_NAMED_TWICE: RoundFacts<'index' | 'lot' | 'amount'>;
};

export const BIDDING_REFUSALS: Sentences<BiddingRefusals> = {
  BIDS_ARE_SEALED: () =>
    'Bids are sealed in this season: commit them, or entrust them to the server.',
  BIDS_ARE_OPEN: () => 'Bids are open in this season: place them on the lots one by one.',
  LOT_TAKES_SEALED_BIDS: ({ lot }) =>
    `Bids on lot ${lot} are sealed: commit them, or entrust them to the server.`,
  LOT_TAKES_OPEN_BIDS: ({ lot }) => `Bids on lot ${lot} are open: place them on the lot itself.`,
  BID_TOO_LOW: ({ lot, minimum }) => `A bid on lot ${lot} takes ${minimum} or more now.`,
  LOT_NAMED_TWICE: ({ lot }) => `There may be one bid on a lot, and lot ${lot} has two.`,
};
