import { advanceClockOf, clockAdvancedOf } from '../../season';
import type { AdvanceClock, ClockAdvanced } from '../../season';
import { GUARDS } from '../ground/access';
import { advanceDynasty } from '../course/advance';
import { byHost } from '../ground/declare';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import { SHAPES } from '../ground/shapes';
import { patchDynasty } from '../ground/state';

const CLOCK = { ...GUARDS, advance: advanceDynasty, shapes: SHAPES };

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost(advanceClockOf(CLOCK)),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: clockAdvancedOf(patchDynasty),
};
