export { actorOf } from './access';
export { advanceRound } from './advance';
export { decideRound } from './decide';
export { dueRound } from './due';
export { evolveRound } from './evolve';
export { taxOf } from './income/tax';
export { wealthOf } from './income/wealth';
export { roundInvariants } from './invariants';
export { itemOfCard } from './items';
export { sittingTerm } from './judge/bench';
export { LONGEST_JUSTICE_TEXT, MOST_CITED } from './judge/shape';
export type { JudgeCommand } from './judge/commands';
export type { CandidacyCount } from './judge/events';
export type {
  CandidacyRow,
  ConfidenceBallotRow,
  ConfidenceVoteRow,
  JudgeTermRow,
  JusticeRequestRow,
  RulingRow,
} from './judge/rows';
export { itemName } from './items';
export { isReputable, reputableAt } from './membership/reputable';
export type { RoundOption } from './option';
export { optionsOf } from './options';
export { unplayable } from './playable';
export { scoreHand } from './hands/score-hand';
export { ROUND_REFUSALS } from './refusal';
export type { RoundRefusal, RoundRefusalCode } from './refusal';
export {
  activePlayers,
  emptyRound,
  lotOfNumber,
  nowIn,
  ownerOf,
  playerOfAccount,
  roundOf,
  rulesetOf,
} from './state';
export type {
  BidFailure,
  BidRow,
  CountedCard,
  HandRow,
  HandScore,
  LotRow,
  PlayerRow,
  RevisionRow,
  RoundRow,
  RoundRows,
  RoundState,
  SecretActionFailure,
  SecretActionKind,
  SecretActionRow,
  WeekRow,
} from './state';
export { subjectOf } from './subject';
export { contractOwner, allPartiesOf } from './contracts/parties';
export type {
  Change,
  ChangeDrop,
  Clause,
  ClauseTerms,
  ClauseTime,
  ContractChangeRow,
  ContractPartyRow,
  ContractRow,
  ContractStatus,
  Share,
} from './contracts/row';
export type { ItemAmount, Lack, TradeRow, TradeStatus } from './trades/row';
export type { RoundStamped, RoundTurn } from './turn';
export { participationOf } from './lots/participation';
export { auctionView, lastBids } from './view/auction';
export type { AuctionView, ParticipationView } from './view/auction';
export { bidsOfAction, bidsOfLot } from './view/bid';
export type { BidView } from './view/bid';
export { drawsOf } from './view/draws';
export type { ChanceDraw } from './view/draws';
export { channelOf } from './view/channels';
export { eventText } from './view/event-text';
export { handOfAction, handsOf, handView } from './view/hand';
export type { HandView } from './view/hand';
export { cardView, holdingsView, itemView, transferView } from './view/holding';
export { audienceOf } from './view/audience';
export { changesOf, contractsOf } from './view/contract';
export { clauseText } from './view/contract-text';
export { amountsView } from './view/holding';
export type {
  CardView,
  CountedCardView,
  HoldingView,
  OwnerView,
  TransferView,
} from './view/holding';
export {
  candidaciesOf,
  confidenceBallots,
  confidenceTally,
  endorsementsOf,
  endorsers,
  removalView,
  requestsOf,
  rulingsOf,
  rulingsOn,
  termsOf,
} from './view/judge';
export type { RemovalView } from './view/judge';
export { lotsOf, lotView } from './view/lot';
export type { Tally } from './proposals/popularity';
export { LONGEST_PROPOSAL, LONGEST_TITLE, MOST_EFFECTS } from './proposals/proposal-shape';
export type { EffectFailure, ProposalEffect, ProposalRow, VoteRow } from './proposals/rows';
export {
  isProposalPopular,
  isVoter,
  notVotedOn,
  proposalsOf,
  proposalStatus,
  proposalTally,
  votesOn,
} from './view/proposal';
export type { ProposalFilter, ProposalStatus } from './view/proposal';
export type { LotView } from './view/lot';
export { playersOf, playerView } from './view/player';
export type { PlayerView } from './view/player';
export { roundView } from './view/round';
export type { RoundView } from './view/round';
export { secretActionsOf, secretActionView } from './view/secret-action';
export type { SecretActionView } from './view/secret-action';
export { roundSummary } from './view/summary';
export type { RoundSummary } from './view/summary';
export { sittingOf } from './tables/seats';
export type { SittingRow, TableRow } from './tables/row';
export { sittingsView, spinView, tablesOf, warView } from './view/table';
export type { SeatView, SpinView, WarView } from './view/table';
export { topicsOf } from './view/topics';
export type { RoundTopic } from './view/topics';
export { tradesOf } from './view/trade';
export { canSee, seesEvent } from './view/visibility';
export { CHANNELS } from './words/channel';
export type { Channel } from './words/channel';
export { LONGEST_MESSAGE } from './words/shape';
export type {
  Asked,
  AdvanceClock,
  CastVote,
  CloseSeason,
  CommitSecretAction,
  CreateRound,
  GenerateLot,
  GrantItems,
  JoinSeason,
  LeaveSeason,
  RemovePlayer,
  RetractProposal,
  RevealSecretAction,
  RotateInvite,
  RoundCommand,
  SealBids,
  SealHand,
  SubmitProposal,
  TradeInTrungs,
} from './command';
export type { AgreeToWar, PlaySlots, ProposeWar, SitDown, StandUp } from './tables/command';
export type { Payment, Rolls, RoundEvent, RoundEventType } from './event';
