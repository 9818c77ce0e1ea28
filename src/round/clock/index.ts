import type { RoundEvents } from '../model/records';
import type { RoundClockEvent } from './vocabulary';
import { outageCredited } from './outage';
import { seasonResumed } from './resume';
import { timeSkipped } from './sleep';
import { roundStarted } from './start-round';

export const CLOCK_EVENTS: RoundEvents<RoundClockEvent> = {
  RoundStarted: roundStarted,
  TimeSkipped: timeSkipped,
  OutageCredited: outageCredited,
  SeasonResumed: seasonResumed,
};
