import { advanceClockOf, clockAdvancedOf } from '../../season';
import type { AdvanceClock, ClockAdvanced } from '../../season';
import { unlessRehearsal } from '../access';
import { advanceDynasty } from '../advance';
import { byHost } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import { refuse } from '../refusal';
import { SHAPES } from '../shapes';
import { dynastyOf, patchDynasty } from '../state';

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost(
    advanceClockOf({
      unlessRehearsal,
      tempoOf: dynastyOf,
      advance: advanceDynasty,
      refuse,
      shapes: SHAPES,
    }),
  ),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: clockAdvancedOf(patchDynasty),
};
