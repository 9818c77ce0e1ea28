import type { FixedSeed, Instant, PlayerId, Transfer } from '../kernel';
import type { Card } from '../rulesets';
import type { ClientSeedSet, SaidIn } from '../season';
import type { AuctionEvent } from './auction/events';
import type { BiddingEvent } from './bidding/events';
import type { HandEvent } from './hands/events';
import type { DuckEvent } from './ducks/events';
import type { JudgeEvent } from './judge/events';
import type { ProposalEvent } from './proposals/events';
import type { HouseEvent } from './house/events';
import type { MembershipEvent } from './membership/events';
import type { RehearsalEvent } from './rehearsal/events';
import type { RoundSeasonEvent } from './season/events';
import type { ContractEvent } from './contracts/events';
import type { TradeEvent } from './trades/events';
import type {
  CountedCard,
  HandRank,
  SecretActionFailure,
  SecretActionKind,
} from './state';
import type { TableEvent } from './tables/event';
import type { Rolls } from './thrown';
import type { Channel } from './words/channel';

export type { Rolls };

export type Payment = {
  readonly playerId: PlayerId;
  /** Exact: `400` or `1201/3`. */
  readonly wealth: string;
  readonly tax: number;
  readonly amount: number;
};

export type RoundStarted = { readonly type: 'RoundStarted' };
/** Nobody was in the round: what its calendar had from `sinceMs` on did not happen [ruling S22]. */
export type TimeSkipped = { readonly type: 'TimeSkipped'; readonly sinceMs: Instant };
export type RoundWon = { readonly type: 'RoundWon'; readonly playerId: PlayerId };

export type WeekStarted = {
  readonly type: 'WeekStarted';
  readonly week: number;
  readonly commitment: string;
  /** What counts for the week's dice; absent where the week had one stream, as those of before. */
  readonly clientSeeds?: readonly FixedSeed[];
};
export type WeekEnded = {
  readonly type: 'WeekEnded';
  readonly week: number;
  readonly seed: string;
};
export type PhaseStarted = {
  readonly type: 'PhaseStarted';
  readonly phase: string;
  readonly week: number;
};
export type IncomePaid = {
  readonly type: 'IncomePaid';
  readonly payments: readonly Payment[];
  readonly transfers: readonly Transfer[];
};
export type LotGenerated = {
  readonly type: 'LotGenerated';
  readonly lotId: string;
  readonly number: number;
  readonly cards: readonly Card[];
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};

export type SecretActionCommitted = {
  readonly type: 'SecretActionCommitted';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly sha256: string;
  readonly maturesAtMs: Instant;
  readonly revealsAtMs: Instant;
};
export type DeclaredBid = {
  readonly bidId: string;
  readonly written: string;
  readonly lotNumber: number;
  readonly lotId: string | null;
  readonly amount: number | null;
};
export type SecretActionRevealed = {
  readonly type: 'SecretActionRevealed';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly text: string;
  readonly bids: readonly DeclaredBid[];
  readonly hand: { readonly handId: string; readonly cards: readonly CountedCard[] } | null;
};
export type SecretActionFailed = {
  readonly type: 'SecretActionFailed';
  readonly actionId: string;
  readonly playerId: PlayerId;
  readonly kind: SecretActionKind;
  readonly reason: SecretActionFailure;
};

export type HandPlaced = {
  readonly type: 'HandPlaced';
  readonly handId: string;
  readonly playerId: PlayerId;
  readonly placement: number;
  readonly score: HandRank;
  readonly transfers: readonly Transfer[];
};
export type FortuneTold = {
  readonly type: 'FortuneTold';
  readonly handId: string;
  readonly playerId: PlayerId;
  readonly fortune: string;
  readonly rolls: Rolls;
  readonly transfers: readonly Transfer[];
};
export type TrungsTradedIn = {
  readonly type: 'TrungsTradedIn';
  readonly playerId: PlayerId;
  readonly exchange: string;
  readonly times: number;
  readonly transfers: readonly Transfer[];
};

export type SecretActionsMatured = {
  readonly type: 'SecretActionsMatured';
  readonly actionIds: readonly string[];
};

/** Everything that can happen in a round. The state is the fold of these and of nothing else. */
export type RoundEvent =
  | RoundSeasonEvent
  | RoundStarted
  | TimeSkipped
  | RoundWon
  | MembershipEvent
  | RehearsalEvent
  | WeekStarted
  | WeekEnded
  | ClientSeedSet
  | PhaseStarted
  | IncomePaid
  | LotGenerated
  | BiddingEvent
  | AuctionEvent
  | SecretActionCommitted
  | SecretActionRevealed
  | SecretActionFailed
  | HandPlaced
  | FortuneTold
  | HandEvent
  | TrungsTradedIn
  | TableEvent
  | SaidIn<Channel>
  | JudgeEvent
  | SecretActionsMatured
  | ProposalEvent
  | TradeEvent
  | DuckEvent
  | ContractEvent
  | HouseEvent;

export type RoundEventType = RoundEvent['type'];
