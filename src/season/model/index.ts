export { playerOf } from './emitting';
export { SEASON_FACTS } from './facts';
export type { SeasonFacts } from './facts';
export { heldAfter } from './holding';
export type { CardView, HoldingView, OwnerView, TransferView } from './holding';
export { idsOf, PLAYER_IDS, REVISION_IDS } from './ids';
export type { IdOf, Lettering } from './ids';
export { issuing } from './issuing';
export { amountOf, itemTitle } from './item-titles';
export { inWords, titled } from './labels';
export { LONGEST_DESCRIPTION, LONGEST_SEASON_NAME } from './lengths';
export { isMajority, majorityOf } from './majority';
export { isHeld, lengthOf, outageText } from './outage';
export type { Outage, OutageIn } from './outage';
export { ownerOf, ownersOf, playerOfOwner } from './owners';
export { creditTerms, isPausing, laterBy, nextResuming, resumed } from './pausing';
export type { PauseUnit } from './pausing';
export { NEVER_PAUSED } from './pausing-rows';
export type { Pausing } from './pausing-rows';
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
export type { Joined, Left } from './players';
export { PROPOSAL_IDS } from './proposal-ids';
export type { ProposalId } from './proposal-ids';
export { handSize, SEASON_REFUSALS } from './refusals';
export type { SeasonRefusals } from './refusals';
export { revisionViolations } from './revisions';
export { PLAYER_INDEXES } from './rows';
export type { CounterRow, PlayerRow, ResultRow, RevisionRow, SeasonRow, SeasonState } from './rows';
export { seasonTablesOf } from './state';
export type { GameTypes, MomentOf } from './types';
