import type { AdvanceClock, GrantItems } from '../command';
import { byHost, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { ClockAdvanced, ItemsGranted } from '../event';
import { amountsShape, instantShape } from '../shapes';
import { nameOf, words } from '../wording';
import { advanceClock, evolveClockAdvanced } from './advance-clock';
import { grantItems } from './grant-items';

export const REHEARSAL_COMMANDS: RoundCommands<AdvanceClock | GrantItems> = {
  AdvanceClock: byHost<AdvanceClock>({
    shape: ({ toMs }) => instantShape('to', toMs),
    decide: advanceClock,
  }),
  GrantItems: byHost<GrantItems>({
    shape: ({ items }) => amountsShape('items', items, 'seasons'),
    decide: grantItems,
    made: (event) => (event.type === 'ItemsGranted' ? event.playerId : null),
  }),
};

export const REHEARSAL_EVENTS: RoundEvents<ClockAdvanced | ItemsGranted> = {
  ClockAdvanced: {
    evolve: evolveClockAdvanced,
    text: () => 'The host set the test clock forward.',
    channel: null,
  },
  ItemsGranted: {
    evolve: nothing,
    text: (state, { playerId, transfers }) =>
      `The host gave ${nameOf(state, playerId)} ${words(state, transfers)}.`,
    channel: null,
    concerns: ({ playerId }) => [playerId],
  },
};
