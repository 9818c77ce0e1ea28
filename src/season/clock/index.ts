export { courseOf, INSTANTS_AT_ONCE, INSTANTS_OF_ADOPTION } from './advance';
export type { InstantDone } from './advance';
export { endOfVote, resumptionOf, termsEnding, votesEnding } from './deadlines';
export type { Deadline } from './deadlines';
