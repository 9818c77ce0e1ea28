import { eraseNameOf, leaveSeasonOf, nameErasedOf, removePlayerOf } from '../../season';
import type { MembershipCommand } from '../../season';
import { byFormer, byHost, byPlayer, auctionTopic } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import { refuse } from '../model/refusal';
import { roundOf } from '../model/state';
import type { RoundState } from '../model/state';
import { depart, playerLeft } from './depart';
import type { MembershipEvent } from './vocabulary';
import { IDLING_COMMANDS, IDLING_EVENTS } from './idling';
import { joinSeason, playerJoined } from './join-season';

export const MEMBERSHIP_COMMANDS: RoundCommands<MembershipCommand> = {
  JoinSeason: joinSeason,
  LeaveSeason: byPlayer(leaveSeasonOf(depart, 'Leave the round; all your items are lost.')),
  RemovePlayer: byHost(removePlayerOf(depart, refuse), 'REMOVE_PLAYER'),
  ...IDLING_COMMANDS,
  EraseName: byFormer(eraseNameOf(depart, roundOf)),
};

export const MEMBERSHIP_EVENTS: RoundEvents<MembershipEvent> = {
  PlayerJoined: playerJoined,
  PlayerLeft: playerLeft,
  ...IDLING_EVENTS,
  NameErased: { ...nameErasedOf<RoundState>(), touches: auctionTopic },
};
