export { rolesOf } from './by';
export type { Deciding, PlayerDeciding } from './by';
export { commandsOf } from './command';
export type { Command, CommandTable } from './command';
export { eventsOf, nothing } from './event';
export type { EventRecord, EventTable } from './event';
export { guardsOf } from './guards';
export type { SeasonSummary } from './guards';
export {
  clockOf,
  CLOCK_ADVANCED,
  INVITE_ROTATED,
  leavingOf,
  removingOf,
  rotateInvite,
} from './hosting';
export type {
  AdvanceClock,
  ClockAdvanced,
  InviteRotated,
  LeaveSeason,
  RemovePlayer,
  RotateInvite,
} from './hosting';
export { option } from './option';
export type { Offer, Option } from './option';
export {
  activePlayers,
  nextNumberOf,
  nextPlayerId,
  ownerOf,
  playerOfAccount,
  playersOf,
  presentPlayer,
  putJoined,
  putLeft,
} from './players';
export { PLAYER_INDEXES } from './rows';
export type { CounterRow, PlayerRow, RevisionRow, SeasonRow } from './rows';
export { shapesOf } from './shape';
export type { GameTypes, MomentOf } from './types';
