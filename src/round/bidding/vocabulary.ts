import type { PlayerId, Instant, NoFacts, Sentences } from '../../kernel';
import type { Upcasts } from '../../season';
import type { RoundFacts } from '../model/facts';
import type { LotId, BidId, SecretActionId } from '../model/ids';

export type PlaceBid = {
  readonly type: 'PlaceBid';
  readonly lotId: LotId;
  readonly amount: number;
};

export type BiddingCommand = PlaceBid;

export type BidPlaced = {
  readonly type: 'BidPlaced';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** The bid that led the lot before, possibly of the same player; null for the first bid. */
  readonly outbidId: BidId | null;
};
/** The invalidation is final, even if the bidder can afford the bid again. */
export type BidInvalidated = {
  readonly type: 'BidInvalidated';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly lotId: LotId;
  readonly amount: number;
  /** The amount of currency that the bidder had left. */
  readonly has: number;
  /** The bid that leads the lot now; null if no bid is left, or if the invalid bid did not lead. */
  readonly nextBidId: BidId | null;
  /** True if the bidder had just paid for a lot of the same auction; otherwise left out. */
  readonly settling?: true;
};

export type BidFailed = {
  readonly type: 'BidFailed';
  readonly bidId: BidId;
  readonly playerId: PlayerId;
  readonly reason: BidFailure;
};

export type BiddingEvent = BidPlaced | BidInvalidated | BidFailed;

export const BID_FAILURES = [
  'AMOUNT_NOT_NATURAL',
  'LOT_NAMED_TWICE',
  'LOT_NOT_IN_AUCTION',
  'OVERSPENT',
  'WITHDRAWN',
  'ACTION_FAILED',
  'UNAFFORDABLE',
] as const;
export type BidFailure = (typeof BID_FAILURES)[number];

export type BidRow = {
  readonly id: BidId;
  /** The secret action that declares the bid; null for an open bid. */
  readonly actionId: SecretActionId | null;
  readonly playerId: PlayerId;
  /** The week of the bid's auction. */
  readonly week: number;
  /** The instant at which an open bid was placed; null for a declared bid. */
  readonly placedAtMs: Instant | null;
  /** The bid's text in the declaration; for an open bid, its amount. */
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: LotId | null;
  readonly amount: number | null;
  readonly status: 'STANDING' | 'FAILED' | 'WON' | 'LOST';
  readonly failure: BidFailure | null;
};

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
  BIDS_ARE_OPEN: () => 'Bids are open in this season: place one on each lot.',
  LOT_TAKES_SEALED_BIDS: ({ lot }) =>
    `Bids on lot ${lot} are sealed: commit them, or entrust them to the server.`,
  LOT_TAKES_OPEN_BIDS: ({ lot }) => `Bids on lot ${lot} are open: place them on the lot itself.`,
  BID_TOO_LOW: ({ lot, minimum }) => `A bid on lot ${lot} must be ${minimum} or more now.`,
  LOT_NAMED_TWICE: ({ lot }) => `Lot ${lot} has two bids, and one is allowed.`,
};

/** Version 1 lacked `nextBidId`; a migration may have added it as null. */
type BidInvalidatedV1 = Omit<BidInvalidated, 'nextBidId'> &
  Partial<Pick<BidInvalidated, 'nextBidId'>>;

export const BID_INVALIDATED_UPCASTS: Upcasts<BidInvalidated> = [
  (before: BidInvalidatedV1) => ({ nextBidId: null, ...before }),
];
