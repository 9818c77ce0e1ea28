export { rolesOf } from './by';
export type { Deciding, Members, Parts, PlayerDeciding } from './by';
export { commandsOf } from './command';
export type { Command, CommandTable } from './command';
export { eventsOf, nothing } from './event';
export type { EventRecord, EventTable } from './event';
export { shapesOf } from './shape';
export type { AskedOf, GameTypes, OfType, TurnOf } from './types';
