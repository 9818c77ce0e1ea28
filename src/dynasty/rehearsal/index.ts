import { clockOf, CLOCK_ADVANCED } from '../../season';
import { unlessRehearsal } from '../access';
import { advanceDynasty } from '../advance';
import type { AdvanceClock } from '../command';
import { byHost } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { ClockAdvanced } from '../event';
import { refuse } from '../refusal';
import { instantShape } from '../shapes';
import { nowIn, dynastyOf } from '../state';
import { MOST_DAYS } from './most-days';

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost<AdvanceClock>({
    rule: 'seasons',
    shape: ({ toMs }) => instantShape('to', toMs),
    decide: clockOf({
      unlessRehearsal,
      nowIn,
      tempoOf: dynastyOf,
      mostDays: MOST_DAYS,
      advance: advanceDynasty,
      refuse,
    }),
  }),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: {
    ...CLOCK_ADVANCED,
    evolve: (state, { event: { toMs } }) => {
      state.put('dynasties', { ...dynastyOf(state), testClockMs: toMs });
    },
  },
};
