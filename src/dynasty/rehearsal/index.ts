import type { AdvanceClock } from '../command';
import { byHost } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { ClockAdvanced } from '../event';
import { instantShape } from '../shapes';
import { advanceClock, evolveClockAdvanced } from './advance-clock';

export const REHEARSAL_COMMANDS: DynastyCommands<AdvanceClock> = {
  AdvanceClock: byHost<AdvanceClock>({
    shape: ({ toMs }) => instantShape('to', toMs),
    decide: advanceClock,
  }),
};

export const REHEARSAL_EVENTS: DynastyEvents<ClockAdvanced> = {
  ClockAdvanced: {
    evolve: evolveClockAdvanced,
    text: () => 'The host set the test clock forward.',
    channel: null,
  },
};
