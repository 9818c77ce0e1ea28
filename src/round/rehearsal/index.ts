import { advanceClockOf, clockAdvancedOf } from '../../season';
import { unlessRehearsal } from '../access';
import { advanceRound } from '../advance';
import { byHost } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { refuse } from '../refusal';
import { SHAPES } from '../shapes';
import { patchRound, roundOf } from '../state';
import type { RehearsalCommand } from './commands';
import type { RehearsalEvent } from './events';
import { grantItems, itemsGranted } from './grant-items';

export const REHEARSAL_COMMANDS: RoundCommands<RehearsalCommand> = {
  AdvanceClock: byHost(
    advanceClockOf({
      unlessRehearsal,
      tempoOf: roundOf,
      advance: advanceRound,
      refuse,
      shapes: SHAPES,
    }),
  ),
  GrantItems: grantItems,
};

export const REHEARSAL_EVENTS: RoundEvents<RehearsalEvent> = {
  ClockAdvanced: clockAdvancedOf(patchRound),
  ItemsGranted: itemsGranted,
};
