export { canSee, seesEvent, summary } from './model/access';
export { actorOf, optionsOf, ROUND_COMMANDS, subjectOf, waitingOf } from './registry/command';
export {
  audienceOf,
  channelOf,
  eventText,
  eventFacts,
  ROUND_EVENTS,
  recipientsOf,
  topicsOf,
  upcast,
  versionOf,
} from './registry/event';
export { advanceRound, dueRound } from './clock/advance';
export { decideRound, decideRoundInSteps, refusalOf } from './decide';
export { evolveRound } from './evolve';
export type { PlaceBid } from './bidding/vocabulary';
export type { WeekResult } from './results/vocabulary';
export { taxOf } from './income/tax';
export { wealthOf } from './income/wealth';
export { roundInvariants } from './invariants';
export { itemOfWork } from './model/items';
export { contractOwner, duckOwner, GALLERY, lotOwner, ownerOf } from './model/owners';
export type { ItemAmount } from './model/items';
export { seatsIn, sittingTerms } from './judge/bench';
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
export { isReputable, reputableAt } from './players/reputable';
export type { RoundOption } from './model/types';
export { deadlinesOf } from './view/deadlines';
export type { PresentHand } from './hands/vocabulary';
export { rankPoker } from './hands/poker/rank-poker';
export { scoreHand } from './hands/score-hand';
export type { TrackedOfCard } from './hands/score-values';
export { isHandSize } from './hands/unless-hand';
export { ROUND_SENTENCES } from './registry/refusal';
export { emptyRound } from './registry/tables';
export { ROUND_IDS } from './model/ids';
export { ROUND_FACTS } from './model/facts';
export { ROUND_REFUSALS } from './model/refusal';
export type { RoundRefusal, RoundRefusalCode, RoundRefusals } from './model/refusal';
export {
  activePlayers,
  lotOfNumber,
  nowIn,
  playerOfAccount,
  roundOf,
  rulesetOf,
  toldAt,
} from './model/state';
export type {
  PlayerRow,
  RoundRevisionRow,
  RoundRow,
  RoundRows,
  RoundState,
  WeekRow,
} from './model/state';
export type { LotRow } from './lots/vocabulary';
export type {
  SecretActionFailure,
  SecretActionKind,
  SecretActionRow,
} from './secret-actions/vocabulary';
export type { CountedCard, HandRank, HandRow, HandScore } from './hands/vocabulary';
export type { BidFailure, BidRow } from './bidding/vocabulary';
export { allPartiesOf } from './contracts/parties';
export type {
  ContractChange,
  ChangeDrop,
  Clause,
  ClauseTerms,
  ClauseTime,
  ContractChangeRow,
  ContractPartyRow,
  ContractRow,
  ContractStatus,
  ContractShare,
} from './contracts/rows';
export type { DuckRow } from './ducks/vocabulary';
export { LONGEST_DUCK_NAME } from './ducks/duck';
export { ducksOf } from './ducks/duck';
export { listDucks } from './view/duck';
export type { Lack, TradeRow, TradeStatus } from './trades/vocabulary';
export type { RoundStamped, RoundTurn } from './model/turn';
export type { GenerateLot } from './lots/vocabulary';
export { participationOf } from './lots/participation';
export type { WorkValue } from './house/vocabulary';
export type { ThirdPartyBid } from './house/vocabulary';
export { auctionConcludesAt, biddingOpensAt } from './view/auction-times';
export { latestBids, thirdPartyBids } from './view/bid';
export { lotProcedure } from './model/lot-procedure';
export { biddingClosesAt, biddingProcedure, leadingBid, openMinimum } from './view/bid';
export { bidsOfAction, bidsOfLot } from './view/bid';
export { WEEK_ENDING_EVENT, weekEndedBy } from './calendar/week';
export { DRAWING_EVENTS, drawsOf } from './view/draws';
export type { ChanceDraw } from './view/draws';
export { nameOfItem } from './model/wording';
export { handOfAction, handsOf, handView, pokerRankView, rankView } from './view/hand';
export type { HandView, PokerRankView } from './view/hand';
export { cardView, holdingsView, ownerView, transferView } from './view/holding';
export { changesOf, contractsOf } from './view/contract';
export { clauseText } from './contracts/text';
export { amountsView } from './view/holding';
export type { CountedCardView, RoundOwnerView } from './view/holding';
export {
  candidaciesOf,
  confidenceBallots,
  confidenceTally,
  endorsementsOf,
  presentEndorsers,
  removalViews,
  requestsOf,
  rulingsOf,
  rulingsOn,
  termsOf,
} from './view/judge';
export type { RemovalView } from './view/judge';
export { cardsOfLot, itemsOfLot, lotsOf } from './view/lot';
export type { SubmitProposal } from './proposals/vocabulary';
export { previewEffects, previewEffectsInSteps } from './preview-effects';
export { effectPower, effectText, ROUND_EFFECTS } from './proposals/effect-kinds';
export type { ProposalEffect } from './proposals/vocabulary';
export type { EffectFailure, ProposalRow } from './proposals/vocabulary';
export { playerView } from './view/player';
export type { PlayerView } from './view/player';
export { roundView } from './view/round';
export type { RoundView } from './view/round';
export { secretActionsOf } from './view/secret-action';
export { sittingOf } from './tables/seats';
export type { DrawnCard, SittingRow, TableRow } from './tables/vocabulary';
export { sittingsView, spinView, tablesOf, warView } from './view/table';
export type { SeatView, SpinView, WarView } from './view/table';
export type { RoundTopic } from './model/types';
export { tradesOf } from './view/trade';
export { isPlayerLot } from './house/player-lots';
export type { WorkRow } from './house/vocabulary';
export { WORK_FIELDS } from './house/create-work-of-art';
export { worksWith } from './house/works';
export { LONGEST_MESSAGE } from '../season';
export type { SentRoundCommand, RoundCommand } from './model/command';

export { ROUND_FOUNDING } from './season/create-round';
export type { GrantItems } from './rehearsal/vocabulary';
export type { NewWork } from './house/vocabulary';
export type { AgreeToWar, PlaySlots, ProposeWar, SitDown, StandUp } from './tables/vocabulary';
export type { TradeInTrungs } from './trungs/vocabulary';
export type { Rolls, RoundEvent, RoundEventType } from './model/event';
export type { Payment } from './income/vocabulary';
export { playersOf } from '../season';
export { periodOf, standingOf, playersAffectedBy } from './view/standing';
export type { RoundStanding } from './view/standing';
export { trackedValuesIn, trackedValuesOfCard } from './values/tracked-values';
export { winningItemName, placesIn, winnersOf } from './victory/places';
export { roundStatistics } from './view/statistics';
export type { CardPrice, RoundStatistics } from './view/statistics';
