/** All events of a round. Each concept declares its own events. */
import { eventsOf } from '../../season';
import { CLOCK_EVENTS } from '../clock';
import type { RoundEvents } from '../model/records';
import type { RoundTypes } from '../model/types';
import { REHEARSAL_EVENTS } from '../rehearsal';
import { RESULT_EVENTS } from '../results/emit-results';
import { PLAYED_EVENTS } from '../results/played-events';
import { SEASON_EVENTS } from '../season';

const EVENTS: RoundEvents = {
  ...SEASON_EVENTS,
  ...CLOCK_EVENTS,
  ...REHEARSAL_EVENTS,
  ...PLAYED_EVENTS,
  ...RESULT_EVENTS,
};

export const {
  evolve,
  eventText,
  eventFacts,
  channelOf,
  topicsOf,
  audienceOf,
  recipientsOf,
  versionOf,
  upcast,
} = eventsOf<RoundTypes>(EVENTS);

export const ROUND_EVENTS: readonly string[] = Object.keys(EVENTS);
