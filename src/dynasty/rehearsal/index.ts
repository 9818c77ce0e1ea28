import { advanceClockOf, clockAdvancedOf } from '../../season';
import type { AdvanceClock, ClockAdvanced } from '../../season';
import { unlessRehearsal } from '../ground/access';
import { advanceDynasty } from '../course/advance';
import { byHost } from '../ground/declare';
import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import { refuse } from '../ground/refusal';
import { SHAPES } from '../ground/shapes';
import { dynastyOf, patchDynasty } from '../ground/state';

const CLOCK = {
  unlessRehearsal,
  tempoOf: dynastyOf,
  advance: advanceDynasty,
  refuse,
  shapes: SHAPES,
};

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost(advanceClockOf(CLOCK)),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: clockAdvancedOf(patchDynasty),
};
