import {
  eraseNameOf,
  formerActor,
  leaveSeasonOf,
  nameErasedOf,
  removePlayerOf,
} from '../../season';
import type { MembershipCommand } from '../../season';
import { unlessOver } from '../ground/access';
import { by, byHost, byMember } from '../ground/declare';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import type { DynastyState } from '../ground/state';
import { depart, playerLeft } from './depart';
import type { MembershipEvent } from './events';
import { comeBack, goIdle, playerCameBack, playerWentIdle } from './idling';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: DynastyCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byMember(leaveSeasonOf(depart, 'Cease to be a player; pegs and Magistrelli stay.')),
  RemovePlayer: byHost(removePlayerOf(depart, refuse)),
  GoIdle: goIdle,
  ComeBack: comeBack,
  EraseName: by(
    formerActor,
    eraseNameOf(depart, (state) => unlessOver(state, 'players') !== null),
  ),
};

export const MEMBERSHIP_EVENTS: DynastyEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  PlayerWentIdle: playerWentIdle,
  PlayerCameBack: playerCameBack,
  NameErased: nameErasedOf<DynastyState>(),
};
