import type { ClientSeedSet, ClockAdvanced, SaidIn, ValueEvent } from '../../season';
import type { CorrectionEvent } from '../corrections/events';
import type { DynastyClockEvent } from '../clock/events';
import type { DealingEvent } from '../dealing/vocabulary';
import type { EndingEvent } from '../ending/vocabulary';
import type { GamblingEvent } from '../gambling/vocabulary';
import type { MaskEvent } from '../masks/vocabulary';
import type { MembershipEvent } from '../membership/events';
import type { PlayEvent } from '../play/vocabulary';
import type { ProposalEvent } from '../proposals/vocabulary';
import type { ReadinessEvent } from '../readiness/vocabulary';
import type { DynastySeasonEvent } from '../season/vocabulary';
import type { SfidaEvent } from '../sfida/vocabulary';
import type { TableEvent } from '../table-actions/vocabulary';
import type { DynastyChannel } from '../../rulesets';

/** All events of a dynasty. The state is the fold of these events alone. */
export type DynastyEvent =
  | DynastySeasonEvent
  | MembershipEvent
  | ClockAdvanced
  | DynastyClockEvent
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
