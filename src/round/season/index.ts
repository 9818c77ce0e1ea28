import { describeSeasonOf, hostedEventsOf, rotateInviteOf } from '../../season';
import { GUARDS } from '../ground/access';
import { byHost } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { SHAPES } from '../ground/shapes';
import { patchRound } from '../ground/state';
import { closeSeason, roundClosed } from './close-season';
import type { RoundSeasonCommand } from './commands';
import { createRound, roundCreated } from './create-round';
import type { RoundSeasonEvent } from './events';

export const SEASON_COMMANDS: RoundCommands<RoundSeasonCommand> = {
  CreateRound: createRound,
  DescribeSeason: byHost(describeSeasonOf(SHAPES, GUARDS)),
  RotateInvite: byHost(rotateInviteOf(SHAPES)),
  CloseSeason: closeSeason,
};

export const SEASON_EVENTS: RoundEvents<RoundSeasonEvent> = {
  RoundCreated: roundCreated,
  ...hostedEventsOf(patchRound),
  RoundClosed: roundClosed,
};
