export { askForSeed, clientSeedSet, setClientSeedOf } from './client-seed';
export type { ClientSeedSet, SeedAsked, SetClientSeed } from './client-seed';
export { eraseNameOf, nameErasedOf, showNamesOf } from './erase-name';
export type { EraseName, NameErased } from './erase-name';
export {
  comeBackOf,
  forgetVotesWhileIdle,
  goIdleOf,
  playerCameBack,
  playerWentIdle,
} from './idling';
export type { IdlingEvent, PlayerCameBack, PlayerWentIdle } from './idling';
export {
  hasPlayers,
  joinSeasonOf,
  leaveSeasonOf,
  removedBy,
  removePlayerOf,
  unlessRejoinTooEarlyOf,
  withPresentName,
} from './membership';
export type { JoinSeason, LeaveSeason, MembershipCommand, RemovePlayer } from './membership';
