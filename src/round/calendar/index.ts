import type { RoundEvents } from '../model/records';
import type { CalendarEvent } from './vocabulary';
import { secretActionsMatured } from './pass-maturation';
import { phaseStarted } from './phase';
import { weekEnded, weekStarted } from './week';

export const CALENDAR_EVENTS: RoundEvents<CalendarEvent> = {
  WeekStarted: weekStarted,
  WeekEnded: weekEnded,
  PhaseStarted: phaseStarted,
  SecretActionsMatured: secretActionsMatured,
};
