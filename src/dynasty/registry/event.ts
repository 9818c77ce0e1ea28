/** All events of a dynasty. Each concept declares its own. */
import { eventsOf } from '../../season';
import type { Aside, AsideEvent, Meaning } from '../table-log/rows';
import { CHANCE_EVENTS } from '../chance';
import { CORRECTION_EVENTS } from '../corrections';
import { CLOCK_EVENTS } from '../clock';
import { DEALING_EVENTS } from '../dealing';
import { ENDING_EVENTS } from '../ending';
import { GAMBLING_EVENTS } from '../gambling';
import { MASK_EVENTS } from '../masks';
import { MEMBERSHIP_EVENTS } from '../membership';
import { PLAY_EVENTS } from '../play';
import { PROPOSAL_EVENTS } from '../proposals';
import { READINESS_EVENTS } from '../readiness';
import { REHEARSAL_EVENTS } from '../rehearsal';
import { SEASON_EVENTS } from '../season';
import { SFIDA_EVENTS } from '../sfida';
import { TABLE_EVENTS } from '../table-actions';
import { VALUE_EVENTS } from '../values';
import { WORD_EVENTS } from '../words';
import type { DynastyEvents } from '../model/records';
import type { DynastyEvent } from '../model/event';
import type { DynastyTypes } from '../model/types';

const EVENTS: DynastyEvents = {
  ...SEASON_EVENTS,
  ...MEMBERSHIP_EVENTS,
  ...REHEARSAL_EVENTS,
  ...CLOCK_EVENTS,
  ...CHANCE_EVENTS,
  ...READINESS_EVENTS,
  ...DEALING_EVENTS,
  ...PLAY_EVENTS,
  ...SFIDA_EVENTS,
  ...CORRECTION_EVENTS,
  ...TABLE_EVENTS,
  ...MASK_EVENTS,
  ...GAMBLING_EVENTS,
  ...ENDING_EVENTS,
  ...PROPOSAL_EVENTS,
  ...VALUE_EVENTS,
  ...WORD_EVENTS,
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
} = eventsOf<DynastyTypes>(EVENTS);

/** True if the event is stored as an aside: an action at a table other than a play. */
export const isAside = (event: DynastyEvent): event is AsideEvent =>
  EVENTS[event.type].aside !== undefined;

/** The meaning of an aside for its game's story. */
export const meaningOf = ({ type }: Aside): Meaning<Aside> => EVENTS[type].aside;

export const DYNASTY_EVENTS: readonly string[] = Object.keys(EVENTS);
