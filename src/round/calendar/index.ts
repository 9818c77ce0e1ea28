import { theAuction } from '../declare';
import type { RoundEvents } from '../declare';
import type { PhaseStarted, RoundStarted, TimeSkipped, WeekEnded, WeekStarted } from '../event';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { evolvePhaseStarted } from './phase';
import { evolveTimeSkipped } from './sleep';
import { evolveRoundStarted } from './start-round';
import { evolveWeekEnded, evolveWeekStarted } from './week';

const phaseName = (state: RoundState, phase: string): string =>
  rulesetOf(state).phases.find((candidate) => candidate.phase === phase)?.name ?? phase;

const ofClock = { channel: null, touches: theAuction } as const;

export const CALENDAR_EVENTS: RoundEvents<
  RoundStarted | TimeSkipped | WeekStarted | WeekEnded | PhaseStarted
> = {
  RoundStarted: { ...ofClock, evolve: evolveRoundStarted, text: () => 'The round began.' },
  TimeSkipped: {
    ...ofClock,
    evolve: evolveTimeSkipped,
    text: () => 'Nobody was in the round, and its calendar stood still; now it goes on.',
  },
  WeekStarted: {
    ...ofClock,
    evolve: evolveWeekStarted,
    text: (_state, { week }) => `Week ${week} began, and its dice are bound.`,
  },
  WeekEnded: {
    ...ofClock,
    evolve: evolveWeekEnded,
    text: (_state, { week }) => `The dice of week ${week} can be checked now.`,
  },
  PhaseStarted: {
    ...ofClock,
    evolve: evolvePhaseStarted,
    text: (state, { phase, week }) => `The ${phaseName(state, phase)} of week ${week} began.`,
  },
};
