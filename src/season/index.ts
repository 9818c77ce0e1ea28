export { courseOf, INSTANTS_AT_ONCE, INSTANTS_OF_ADOPTION } from './advance';
export type { InstantDone } from './advance';
export { rolesOf } from './by';
export type { Deciding, PlayerDeciding } from './by';
export { CHANNELS } from './channel';
export type { Channel } from './channel';
export { askForSeed, clientSeedSet, setClientSeedOf } from './client-seed';
export type { ClientSeedSet, SeedAsked, SetClientSeed } from './client-seed';
export { touchedOf } from './concerned';
export { Chronicle } from './chronicle';
export type { ChronicleStep, Moment } from './chronicle';
export { commandsOf } from './command';
export type { Command, CommandTable, KnownOf } from './command';
export { playerOf } from './emitting';
export { issuing } from './issuing';
export { eventsOf, movedBy, nothing } from './event';
export type { EventRecord, EventTable, Recipient } from './event';
export type { Deadline } from './deadline';
export { endOfVote, resumptionOf, termsEnding, votesEnding } from './deadlines';
export { foresee, foreseeAdoption } from './foresee';
export type { Adopting, Foreseen, ForeseenAdoption } from './foresee';
export { SEASON_FACTS } from './facts';
export type { SeasonFacts } from './facts';
export type { CardView, HoldingView, OwnerView, TransferView } from './holding';
export { idsOf, PLAYER_IDS, REVISION_IDS } from './ids';
export type { IdOf, Lettering } from './ids';
export { isHeld, lengthOf, outageText } from './outage';
export type { Outage, OutageIn } from './outage';
export { ownerOf, ownersOf, playerOfOwner } from './owners';
export type { NoticeKind } from './notice';
export { describeSeasonOf } from './describe';
export type { DescribeSeason, SeasonDescribed } from './describe';
export { firstRevision, foundedBy, foundingShape } from './founding';
export type { Founded, Founding, FoundingIn } from './founding';
export { guardsOf } from './guards';
export type { SeasonSummary } from './guards';
export { hostedEventsOf } from './hosted-events';
export { inviteKey, keepCode, rotateInviteOf } from './invitation';
export type { InviteRotated, RotateInvite } from './invitation';
export {
  comeBackOf,
  forgetVotesWhileIdle,
  goIdleOf,
  playerCameBack,
  playerWentIdle,
} from './idling';
export type { IdlingEvent, PlayerCameBack, PlayerWentIdle } from './idling';
export { hostActedOf } from './hosting/acted';
export type { HandOnHost, HostingCommand, ShareHost, UnshareHost } from './hosting/commands';
export type {
  HostHandedOn,
  HostingEvent,
  HostReplaced,
  HostShared,
  HostUnshared,
} from './hosting/events';
export { NO_HOSTING } from './hosting/effects';
export type { HostingEffect, HostingPlan, InPlaceOfHost } from './hosting/effects';
export {
  hostingCommandsOf,
  hostingEventsOf,
  stopHostingOf,
  unlessAwake,
  unshareHostOf,
} from './hosting/hand-on';
export { hostAccounts } from './hosting/hosts';
export { hostingViolations } from './hosting/invariants';
export type { HostingView } from './hosting/view';
export { LONGEST_DESCRIPTION, LONGEST_SEASON_NAME } from './lengths';
export { isMajority, majorityOf } from './majority';
export { closeSeasonOf, TELLS_ALL } from './ending';
export type { CloseSeason, HostsCommand } from './ending';
export { eraseNameOf, nameErasedOf, showNamesOf } from './erase-name';
export type { EraseName, NameErased } from './erase-name';
export {
  hasPlayers,
  joinSeasonOf,
  leaveSeasonOf,
  removePlayerOf,
  unlessRejoinTooEarlyOf,
} from './membership';
export type { JoinSeason, LeaveSeason, MembershipCommand, RemovePlayer } from './membership';
export type { Offer, Option } from './option';
export { putResults, ranked } from './ranking';
export type { Ranked } from './ranking';
export * from './offices';
export * from './pausing';
export * from './proposals';
export * from './values';
export { revisionViolations } from './revisions';
export { seasonTablesOf } from './state';
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
export { removedBy, withPresentName } from './told-members';
export { advanceClockOf, clockAdvancedOf, isClockOnItsWay } from './rehearsal';
export type { AdvanceClock, ClockAdvanced } from './rehearsal';
export { handSize, SEASON_REFUSALS } from './refusals';
export type { SeasonRefusals } from './refusals';
export { PLAYER_INDEXES } from './rows';
export type { CounterRow, PlayerRow, ResultRow, RevisionRow, SeasonRow, SeasonState } from './rows';
export { shapesOf } from './shape';
export { inWords, titled } from './telling';
export { amountOf, itemTitle } from './item-titles';
export type { GameTypes, MomentOf } from './types';
export { winnersByConditions } from './victory/by-conditions';
export type { ValueOfPlayer } from './victory/by-conditions';
export { winnersIn, winnersWith, wonBy, wonOf } from './victory/winning';
export type { Won } from './victory/winning';
export { LONGEST_MESSAGE, saidOf, sayOf } from './words';
export type { SaidIn, SayIn } from './words';
export type { Upcasts, Written } from './versions';
export { commonView, memberView } from './view';
export type { CommonView, MemberView, SeasonView } from './view';
export type { Waiting } from './waiting';
export type { WaitingKind, Waits } from './waits';
