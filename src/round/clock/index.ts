import type { RoundEvents } from '../model/declare';
import type { CourseEvent } from './vocabulary';
import { outageCredited } from './outage';
import { seasonResumed } from './resume';
import { timeSkipped } from './sleep';
import { roundStarted } from './start-round';

export const COURSE_EVENTS: RoundEvents<CourseEvent> = {
  RoundStarted: roundStarted,
  TimeSkipped: timeSkipped,
  OutageCredited: outageCredited,
  SeasonResumed: seasonResumed,
};
