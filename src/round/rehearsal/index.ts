import { advanceClockOf, clockAdvancedOf } from '../../season';
import { GUARDS } from '../ground/access';
import { advanceRound } from '../course/advance';
import { byHost } from '../ground/declare';
import type { RoundCommands, RoundEvents } from '../ground/declare';
import { SHAPES } from '../ground/shapes';
import { patchRound } from '../ground/state';
import type { RehearsalCommand } from './commands';
import type { RehearsalEvent } from './events';
import { grantItems, itemsGranted } from './grant-items';

const CLOCK = { ...GUARDS, advance: advanceRound, shapes: SHAPES };

export const REHEARSAL_COMMANDS: RoundCommands<RehearsalCommand> = {
  AdvanceClock: byHost(advanceClockOf(CLOCK)),
  GrantItems: grantItems,
};

export const REHEARSAL_EVENTS: RoundEvents<RehearsalEvent> = {
  ClockAdvanced: clockAdvancedOf(patchRound),
  ItemsGranted: itemsGranted,
};
