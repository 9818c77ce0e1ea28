import { clockOf, CLOCK_ADVANCED } from '../../season';
import { unlessRehearsal } from '../access';
import { advanceRound } from '../advance';
import type { AdvanceClock, GrantItems } from '../command';
import { byHost, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { ClockAdvanced, ItemsGranted } from '../event';
import { refuse } from '../refusal';
import { amountsShape, instantShape } from '../shapes';
import { nowIn, roundOf } from '../state';
import { MOST_DAYS } from './most-days';
import { nameOf, words } from '../wording';
import { grantItems } from './grant-items';

export const REHEARSAL_COMMANDS: RoundCommands<AdvanceClock | GrantItems> = {
  AdvanceClock: byHost<AdvanceClock>({
    rule: 'seasons',
    shape: ({ toMs }) => instantShape('to', toMs),
    decide: clockOf({
      unlessRehearsal,
      nowIn,
      tempoOf: roundOf,
      mostDays: MOST_DAYS,
      advance: advanceRound,
      refuse,
    }),
  }),
  GrantItems: byHost<GrantItems>({
    rule: 'seasons',
    shape: ({ items }) => amountsShape('items', items, 'seasons'),
    decide: grantItems,
    made: (event) => (event.type === 'ItemsGranted' ? event.playerId : null),
  }),
};

export const REHEARSAL_EVENTS: RoundEvents<ClockAdvanced | ItemsGranted> = {
  ClockAdvanced: {
    ...CLOCK_ADVANCED,
    evolve: (state, { event: { toMs } }) => {
      state.put('rounds', { ...roundOf(state), testClockMs: toMs });
    },
  },
  ItemsGranted: {
    evolve: nothing,
    text: (state, { playerId, transfers }) =>
      `The host gave ${nameOf(state, playerId)} ${words(state, transfers)}.`,
    channel: null,
    concerns: ({ playerId }) => [playerId],
  },
};
