export type { PausingEffect, PausingPlan } from './effects';
export { awakeIds, pausingEventsOf, resumedText } from './event-table';
export type { PausingEvent, SeasonResumedIn } from './events';
export { creditTerms, isPausing, laterBy, nextResuming, resumed } from './pausing';
export type { PauseUnit } from './pausing';
export { NEVER_PAUSED } from './rows';
export type { Pausing } from './rows';
