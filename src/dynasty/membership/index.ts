import { eraseNameOf, leaveSeasonOf, nameErasedOf, removePlayerOf } from '../../season';
import type { MembershipCommand } from '../../season';
import { byFormer, byHost, byMember } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { refuse } from '../model/refusal';
import { dynastyOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { depart, playerLeft } from './departure';
import type { MembershipEvent } from './events';
import { IDLING_COMMANDS, IDLING_EVENTS } from './idling';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: DynastyCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byMember(
    leaveSeasonOf(depart, 'Leave the dynasty; you keep your pegs and Magistrelli.'),
  ),
  RemovePlayer: byHost(removePlayerOf(depart, refuse), 'REMOVE_PLAYER'),
  ...IDLING_COMMANDS,
  EraseName: byFormer(eraseNameOf(depart, dynastyOf)),
};

export const MEMBERSHIP_EVENTS: DynastyEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  ...IDLING_EVENTS,
  NameErased: nameErasedOf<DynastyState>(),
};
