import type { RoundEvents } from '../declare';
import type { CalendarEvent } from './events';
import { secretActionsMatured } from './pass-maturation';
import { phaseStarted } from './phase';
import { timeSkipped } from './sleep';
import { roundStarted } from './start-round';
import { weekEnded, weekStarted } from './week';

export const CALENDAR_EVENTS: RoundEvents<CalendarEvent> = {
  RoundStarted: roundStarted,
  TimeSkipped: timeSkipped,
  WeekStarted: weekStarted,
  WeekEnded: weekEnded,
  PhaseStarted: phaseStarted,
  SecretActionsMatured: secretActionsMatured,
};
