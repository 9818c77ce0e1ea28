import type { ClientSeedSet, ClockAdvanced, SaidIn, ValueEvent } from '../../season';
import type { CorrectionEvent } from '../corrections/events';
import type { CourseEvent } from '../clock/events';
import type { DealingEvent } from '../dealing/events';
import type { EndingEvent } from '../ending/events';
import type { GamblingEvent } from '../gambling/events';
import type { MaskEvent } from '../masks/events';
import type { MembershipEvent } from '../membership/events';
import type { PlayEvent } from '../play/events';
import type { ProposalEvent } from '../proposals/events';
import type { ReadinessEvent } from '../readiness/events';
import type { DynastySeasonEvent } from '../season/events';
import type { SfidaEvent } from '../sfida/events';
import type { TableEvent } from '../table-actions/events';
import type { DynastyChannel } from './channel';

/** All events of a dynasty. The state is the fold of these alone. */
export type DynastyEvent =
  | DynastySeasonEvent
  | MembershipEvent
  | ClockAdvanced
  | CourseEvent
  | ReadinessEvent
  | ClientSeedSet
  | MaskEvent
  | DealingEvent
  | PlayEvent
  | SfidaEvent
  | CorrectionEvent
  | TableEvent
  | GamblingEvent
  | EndingEvent
  | ProposalEvent
  | ValueEvent
  | SaidIn<DynastyChannel>;

export type DynastyEventType = DynastyEvent['type'];
