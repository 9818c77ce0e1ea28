import type { RoundEvent, RoundEventType } from '../event';
import type { SecretActionKind } from '../state';
import type { Channel } from '../words/channel';

/** Bids are made in #auctions, hands in the default channel [Bidding, Submitting a Hand]. */
const ofKind = ({ kind }: { readonly kind: SecretActionKind }): Channel =>
  kind === 'BIDS' ? 'AUCTIONS' : 'GAME_ACTIONS';

type ChannelOf<E extends RoundEvent> = Channel | null | ((event: E) => Channel | null);

/**
 * Where the texts have it happen; null for what belongs to no channel: the doings of the host and
 * of the clock [ruling W2].
 */
const CHANNEL_OF: {
  readonly [T in RoundEventType]: ChannelOf<Extract<RoundEvent, { type: T }>>;
} = {
  RoundCreated: null,
  RoundStarted: null,
  TimeSkipped: null,
  RoundWon: null,
  RoundClosed: null,
  InviteRotated: null,
  ClockAdvanced: null,
  PlayerJoined: 'GAME_ACTIONS',
  PlayerLeft: 'GAME_ACTIONS',
  ItemsGranted: null,
  WeekStarted: null,
  WeekEnded: null,
  ClientSeedSet: 'GAME_ACTIONS',
  PhaseStarted: null,
  IncomePaid: null,
  LotGenerated: 'AUCTIONS',
  BidPlaced: 'AUCTIONS',
  BidInvalidated: 'AUCTIONS',
  LotSold: 'AUCTIONS',
  AuctionConcluded: 'AUCTIONS',
  SecretActionCommitted: ofKind,
  SecretActionRevealed: ofKind,
  SecretActionFailed: ofKind,
  BidFailed: 'AUCTIONS',
  HandPresented: 'GAME_ACTIONS',
  TieTossed: 'GAME_ACTIONS',
  HandPlaced: 'GAME_ACTIONS',
  FortuneTold: 'GAME_ACTIONS',
  TrungsTradedIn: 'GAME_ACTIONS',
  Said: ({ channel }) => channel,
  CandidacyPosted: 'JUDGE_ELECTIONS',
  CandidacyDropped: 'JUDGE_ELECTIONS',
  CandidateEndorsed: 'JUDGE_ELECTIONS',
  EndorsementWithdrawn: 'JUDGE_ELECTIONS',
  JudgeElected: 'JUDGE_ELECTIONS',
  JudgeAppointed: 'JUDGE_ELECTIONS',
  JudgeTermEnded: 'JUDGE_ELECTIONS',
  JudgeRemovalAssented: 'GAME_ACTIONS',
  JusticeRequested: 'GAME_ACTIONS',
  RulingIssued: 'GAME_ACTIONS',
  RulingOverturned: 'GAME_ACTIONS',
  ConfidenceVoteCalled: 'GAME_ACTIONS',
  ConfidenceVoteCast: 'GAME_ACTIONS',
  ConfidenceVoteConcluded: 'GAME_ACTIONS',
  SlotsPlayed: 'TABLES',
  SatDown: 'TABLES',
  WarProposed: 'TABLES',
  WarAgreed: 'TABLES',
  WarDrawn: 'TABLES',
  StoodUp: 'TABLES',
  SecretActionsMatured: null,
  ProposalSubmitted: 'PROPOSALS',
  ProposalRetracted: 'PROPOSALS',
  VoteCast: 'PROPOSALS',
  ProposalAdopted: 'PROPOSALS',
  ProposalRejected: 'PROPOSALS',
  TradeOffered: 'GAME_ACTIONS',
  TradeDone: 'GAME_ACTIONS',
  TradeDeclined: 'GAME_ACTIONS',
  TradeCancelled: 'GAME_ACTIONS',
  TradeOff: 'GAME_ACTIONS',
  DuckCreated: null,
  DuckTraded: 'GAME_ACTIONS',
  DuckLost: 'GAME_ACTIONS',
  ContractOffered: 'GAME_ACTIONS',
  ContractAccepted: 'GAME_ACTIONS',
  ContractDeclined: 'GAME_ACTIONS',
  ContractCancelled: 'GAME_ACTIONS',
  ContractDeposited: 'GAME_ACTIONS',
  ContractPaid: 'GAME_ACTIONS',
  ContractChangeProposed: 'GAME_ACTIONS',
  ContractChangeConsented: 'GAME_ACTIONS',
  ContractChangeDropped: 'GAME_ACTIONS',
  ContractAmended: 'GAME_ACTIONS',
  ContractEnded: 'GAME_ACTIONS',
  ContractPartyLeft: 'GAME_ACTIONS',
  ContractDissolved: 'GAME_ACTIONS',
  PlayerLotCreated: 'AUCTIONS',
  PlayerLotReturned: 'AUCTIONS',
  PlayerLotDestroyed: 'AUCTIONS',
  ThirdPartyBidGenerated: 'AUCTIONS',
  ThirdPartyWon: 'AUCTIONS',
  WorksRevalued: 'AUCTIONS',
  WorkCreated: ({ proposalId }) => (proposalId === null ? null : 'PROPOSALS'),
};

export function channelOf(event: RoundEvent): Channel | null {
  const channel = CHANNEL_OF[event.type] as ChannelOf<RoundEvent>;
  return typeof channel === 'function' ? channel(event) : channel;
}
