import { leaveSeasonOf, removePlayerOf } from '../../season';
import type { MembershipCommand } from '../../season';
import { byHost, byMember } from '../ground/declare';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { depart, playerLeft } from './depart';
import { eraseName, nameErased } from './erase-name';
import type { MembershipEvent } from './events';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: DynastyCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byMember(leaveSeasonOf(depart, 'Cease to be a player; all pegs are lost.')),
  RemovePlayer: byHost(removePlayerOf(depart, refuse)),
  EraseName: eraseName,
};

export const MEMBERSHIP_EVENTS: DynastyEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  NameErased: nameErased,
};
