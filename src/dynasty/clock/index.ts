import type { DynastyEvents } from '../model/records';
import type { CourseEvent } from './events';
import { outageCredited } from './outage';
import { seasonResumed } from './resume';

export const COURSE_EVENTS: DynastyEvents<CourseEvent> = {
  OutageCredited: outageCredited,
  SeasonResumed: seasonResumed,
};
