import {
  describeSeasonOf,
  hostedEventsOf,
  hostingCommandsOf,
  hostingEventsOf,
  pausingEventsOf,
  rotateInviteOf,
  unshareHostOf,
  closeSeasonOf,
} from '../../season';
import type { HandOnHost, ShareHost, UnshareHost, CloseSeason } from '../../season';
import { roundClosed, closeRound } from '../clock/close-round';
import { GUARDS } from '../model/access';
import { byHost, auctionTopic } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import { SHAPES } from '../model/shapes';
import { roundOf, patchRound } from '../model/state';
import { createRound, roundCreated } from './create-round';
import type { RoundSeasonCommand, RoundSeasonEvent } from './vocabulary';

const HOSTING = hostingCommandsOf(GUARDS);

export const SEASON_COMMANDS: RoundCommands<RoundSeasonCommand> = {
  CreateRound: createRound,
  DescribeSeason: byHost(describeSeasonOf(SHAPES, GUARDS)),
  RotateInvite: byHost(rotateInviteOf(SHAPES)),
  HandOnHost: byHost<HandOnHost>(HOSTING.handOnHost),
  ShareHost: byHost<ShareHost>(HOSTING.shareHost),
  UnshareHost: byHost<UnshareHost>(unshareHostOf(GUARDS)),
  CloseSeason: byHost<CloseSeason>(closeSeasonOf(GUARDS, 'End the round.', closeRound)),
};

const PAUSING = pausingEventsOf(patchRound);

export const SEASON_EVENTS: RoundEvents<RoundSeasonEvent> = {
  RoundCreated: roundCreated,
  ...hostedEventsOf(patchRound),
  ...hostingEventsOf(roundOf, patchRound),
  ...PAUSING,
  // A pause stops bidding.
  SeasonPaused: { ...PAUSING.SeasonPaused, touches: auctionTopic },
  RoundClosed: roundClosed,
};
