export type { PausingEffect, PausingPlan } from './effects';
export { awakeIds, pausingEventsOf, resumedText } from './event-table';
export type { PausingEvent, SeasonResumedIn } from './events';
