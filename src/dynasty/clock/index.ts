import type { DynastyEvents } from '../model/records';
import type { DynastyClockEvent } from './events';
import { outageCredited } from './outage';
import { seasonResumed } from './resume';

export const CLOCK_EVENTS: DynastyEvents<DynastyClockEvent> = {
  OutageCredited: outageCredited,
  SeasonResumed: seasonResumed,
};
