export { affectedPlayersOf } from './affected-players';
export { rolesOf } from './authorization';
export type { CommandSpec, PlayerCommandSpec } from './authorization';
export { commandsOf } from './command';
export type { Command, CommandTable, KnownOf } from './command';
export { dryRun } from './dry-run';
export type { DryRun } from './dry-run';
export { eventsOf, movedBy, nothing } from './event';
export type { EventRecord, EventTable, Recipient } from './event';
export type { NoticeKind } from './notice';
export type { Offer, Option, Waiting, WaitingKind, Waits } from './option';
export * from './input-field';
export {
  LONGEST_DESCRIPTION,
  LONGEST_PLAYER_NAME,
  LONGEST_SEASON_NAME,
  shapesOf,
} from './field-shapes';
export type { Upcasts, Written } from './versions';
