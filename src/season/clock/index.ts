export { seasonClockOf, INSTANTS_AT_ONCE } from './season-clock';
export type { InstantDone } from './season-clock';
export {
  attemptDates,
  endOfRevelation,
  endOfVote,
  resumptionOf,
  termsEnding,
  votesEnding,
} from './deadlines';
export type { Deadline } from './deadlines';
