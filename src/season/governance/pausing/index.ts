export type { PausingEffect, PausingPlan } from './effects';
export { awakeIds, pausingEventsOf, resumedFacts, resumedText } from './events';
export type { PausingEvent, SeasonResumedIn } from './events';
