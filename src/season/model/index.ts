export { SEASON_FACTS } from './facts';
export type { SeasonFacts } from './facts';
export { issuing } from './holdings';
export type { CardView, HoldingView, OwnerView, TransferView } from './holdings';
export { idsOf, PLAYER_IDS, PROPOSAL_IDS, REVISION_IDS, SECRET_ATTEMPT_IDS } from './ids';
export type { IdOf, IdFormat, ProposalId, SecretAttemptId } from './ids';
export { amountOf, called, calledAll, inWords, itemTitle, phaseTitle, titled } from './labels';
export type { Titles } from './labels';
export { isMajority, majorityOf } from './majority';
export { isHeld, lengthOf, outageFacts, outageText } from './outage';
export type { Outage, OutageIn } from './outage';
export { ownerOf, ownersOf, playerOfOwner } from './owners';
export { creditTerms, isPausing, laterBy, nextResuming, resumed } from './pausing';
export type { PauseUnit } from './pausing';
export {
  activePlayers,
  awakePlayer,
  awakePlayers,
  formerPlayer,
  leftBy,
  nameOf,
  nextNumberOf,
  nextPlayerId,
  playerOfAccount,
  playersOf,
  presentPlayer,
  putJoined,
  putLeft,
  putReturned,
} from './players';
export type { JoinFacts, LeaveFacts } from './players';
export { handSize, SEASON_REFUSALS } from './refusals';
export type { SeasonRefusals } from './refusals';
export { NEVER_PAUSED, PLAYER_INDEXES } from './rows';
export type {
  CounterRow,
  Pausing,
  PlayerRow,
  ResultRow,
  RevisionRow,
  SeasonRow,
  SeasonState,
} from './rows';
export { revisionViolations, seasonTablesOf } from './state';
export { playerOf } from './types';
export type { GameTypes, MomentOf } from './types';
