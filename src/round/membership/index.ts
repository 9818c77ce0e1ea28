import {
  eraseNameOf,
  formerActor,
  leaveSeasonOf,
  nameErasedOf,
  removePlayerOf,
} from '../../season';
import type { MembershipCommand } from '../../season';
import { unlessOver } from '../ground/access';
import { by, byHost, byPlayer, theAuction } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import type { RoundState } from '../ground/state';
import { depart, playerLeft } from './depart';
import type { MembershipEvent } from './events';
import { comeBack, goIdle, playerCameBack, playerWentIdle } from './idling';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: RoundCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byPlayer(leaveSeasonOf(depart, 'Cease to be a player; all items are lost.')),
  RemovePlayer: byHost(removePlayerOf(depart, refuse)),
  GoIdle: goIdle,
  ComeBack: comeBack,
  EraseName: by(
    formerActor,
    eraseNameOf(depart, (state) => unlessOver(state, 'players') !== null),
  ),
};

export const MEMBERSHIP_EVENTS: RoundEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  PlayerWentIdle: playerWentIdle,
  PlayerCameBack: playerCameBack,
  NameErased: { ...nameErasedOf<RoundState>(), touches: theAuction },
};
