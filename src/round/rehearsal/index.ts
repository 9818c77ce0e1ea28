import { advanceClockOf, clockAdvancedOf } from '../../season';
import { GUARDS } from '../model/access';
import { advanceRound } from '../clock/advance';
import { byHost } from '../model/records';
import type { RoundCommands, RoundEvents } from '../model/records';
import { SHAPES } from '../model/shapes';
import { patchRound } from '../model/state';
import type { RehearsalCommand, RehearsalEvent } from './vocabulary';
import { grantItems, itemsGranted } from './grant-items';

const CLOCK_RULES = { ...GUARDS, advance: advanceRound, shapes: SHAPES };

export const REHEARSAL_COMMANDS: RoundCommands<RehearsalCommand> = {
  AdvanceClock: byHost(advanceClockOf(CLOCK_RULES)),
  GrantItems: grantItems,
};

export const REHEARSAL_EVENTS: RoundEvents<RehearsalEvent> = {
  ClockAdvanced: clockAdvancedOf(patchRound),
  ItemsGranted: itemsGranted,
};
