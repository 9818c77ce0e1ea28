import type { DynastyEvents } from '../ground/declare';
import type { CourseEvent } from './events';
import { outageCredited } from './outage';

export const COURSE_EVENTS: DynastyEvents<CourseEvent> = { OutageCredited: outageCredited };
