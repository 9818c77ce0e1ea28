export type { BetsPart } from './gambling/vocabulary';
export { canSee, DEALER, seesEvent, summary } from './model/access';
export {
  actorOf,
  DYNASTY_COMMANDS,
  optionsOf,
  refusalOf,
  subjectOf,
  waitingOf,
} from './registry/command';
export {
  audienceOf,
  channelOf,
  eventText,
  eventFacts,
  DYNASTY_EVENTS,
  recipientsOf,
  topicsOf,
  upcast,
  versionOf,
} from './registry/event';
export { advanceDynasty, dueDynasty } from './clock/advance';
export type { Asked, DynastyCommand } from './model/command';
export { DYNASTY_FOUNDING } from './season/create-dynasty';
export { streamOf } from './dealing/dice';
export { decideDynasty, decideDynastyInSteps } from './decide';
export type { DynastyEvent, DynastyEventType } from './model/event';
export type { StartingSeat } from './dealing/vocabulary';
export type { MagistrelliChange, ModaChange, PegChange, PegReason } from './ending/vocabulary';
export { evolveDynasty } from './evolve';
export { dynastyInvariants } from './invariants';
export type { Fashion } from './masks/moda';
export { previewEffects, previewEffectsInSteps } from './preview-effects';
export { DYNASTY_EFFECTS, effectPower, effectText } from './proposals/effect-kinds';
export type { DynastyEffect } from './proposals/vocabulary';
export type { DynastyEffectFailure, DynastyProposalRow } from './proposals/vocabulary';
export { deadlinesOf } from './view/deadlines';
export { DYNASTY_REFUSALS, DYNASTY_SENTENCES } from './registry/refusal';
export { emptyDynasty } from './registry/tables';
export { DYNASTY_IDS } from './model/ids';
export { DYNASTY_FACTS } from './model/facts';
export type { DynastyRefusal, DynastyRefusalCode, DynastyRefusals } from './model/refusal';
export type {
  BetRow,
  DealRolls,
  PlayerRow,
  DynastyRevisionRow,
  DynastyRow,
  GameClosing,
  GameRow,
  Hand,
  MaskRow,
  Movement,
  PlayRow,
  SeatRow,
  StandingRow,
} from './model/rows';
export { exampleOf } from './scoring';
export type { Claimable, ExampleCard, ScoredTrick, TrickExample } from './scoring';
export { LONGEST_VOID_REASON } from './ending/void-game';
export {
  dynastyOf,
  environmentOf,
  nowIn,
  opponentOf,
  participantsOf,
  pegsOf,
  playerOfAccount,
  rulesetOf,
  toldAt,
} from './model/state';
export type { DynastyRows, DynastyState } from './model/state';
export type { DynastyStamped, DynastyTurn } from './model/types';
export { dynastyView } from './view/dynasty';
export type { DynastyView } from './view/dynasty';
export { leaderboardOf, winnersOf } from './victory/leaderboard';
export { amountsView, holdingsView, transferView } from './view/holdings';
export { gamesBetween, gamesWaitingFor, recordIn } from './view/record';
export { positionsIn } from './view/positions';
export type { PositionView } from './view/positions';
export { playsIn, storyOf } from './view/story';
export { takenBy } from './scoring/scored-tricks';
export { scoreText } from './scoring/score-text';
export type { ClaimableView } from './view/game';
export { claimableView, gamesOf, gameView, handView, lastPocket, ownHandKey } from './view/game';
export type { GameView, SeatView } from './view/game';
export { masksOf } from './view/masks';
export type { MaskView } from './view/masks';
export { playerView } from './view/player';
export type { DynastyPlayerView } from './view/player';
export type { DynastyTopic } from './model/types';
export { playersOf } from '../season';
export { periodOf, standingOf, playersAffectedBy } from './view/standing';
export type { DynastyStanding } from './view/standing';
export { dynastyStatistics } from './view/statistics';
export type { CampioneCount, DynastyStatistics, TrickCount } from './view/statistics';
