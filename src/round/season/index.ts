import {
  describeSeasonOf,
  hostedEventsOf,
  hostingCommandsOf,
  hostingEventsOf,
  rotateInviteOf,
  unshareHostOf,
} from '../../season';
import type { HandOnHost, ShareHost, UnshareHost } from '../../season';
import { GUARDS } from '../ground/access';
import { byHost } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { SHAPES } from '../ground/shapes';
import { roundOf, patchRound } from '../ground/state';
import { closeSeason, roundClosed } from './close-season';
import type { RoundSeasonCommand } from './commands';
import { createRound, roundCreated } from './create-round';
import type { RoundSeasonEvent } from './events';

const HOSTS = { ...GUARDS, refuse };
const HOSTING = hostingCommandsOf(HOSTS);

export const SEASON_COMMANDS: RoundCommands<RoundSeasonCommand> = {
  CreateRound: createRound,
  DescribeSeason: byHost(describeSeasonOf(SHAPES, GUARDS)),
  RotateInvite: byHost(rotateInviteOf(SHAPES)),
  HandOnHost: byHost<HandOnHost>(HOSTING.handOnHost),
  ShareHost: byHost<ShareHost>(HOSTING.shareHost),
  UnshareHost: byHost<UnshareHost>(unshareHostOf(HOSTS)),
  CloseSeason: closeSeason,
};

export const SEASON_EVENTS: RoundEvents<RoundSeasonEvent> = {
  RoundCreated: roundCreated,
  ...hostedEventsOf(patchRound),
  ...hostingEventsOf(roundOf, patchRound),
  RoundClosed: roundClosed,
};
