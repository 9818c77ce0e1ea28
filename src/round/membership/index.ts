import { leaveSeasonOf, removePlayerOf } from '../../season';
import type { MembershipCommand } from '../../season';
import { byHost, byPlayer } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { depart, playerLeft } from './depart';
import { eraseName, nameErased } from './erase-name';
import type { MembershipEvent } from './events';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: RoundCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byPlayer(leaveSeasonOf(depart, 'Cease to be a player; all items are lost.')),
  RemovePlayer: byHost(removePlayerOf(depart, refuse)),
  EraseName: eraseName,
};

export const MEMBERSHIP_EVENTS: RoundEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  NameErased: nameErased,
};
