import { advanceClockOf, clockAdvancedOf } from '../../season';
import type { AdvanceClock, ClockAdvanced } from '../../season';
import { GUARDS, SHAPES } from '../model/access';
import { advanceDynasty } from '../clock/advance';
import { byHost } from '../model/records';
import type { DynastyCommands, DynastyEvents } from '../model/records';
import { patchDynasty } from '../model/state';

const CLOCK = { ...GUARDS, advance: advanceDynasty, shapes: SHAPES };

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost(advanceClockOf(CLOCK)),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: clockAdvancedOf(patchDynasty),
};
