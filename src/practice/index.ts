export { Exhibitions } from './exhibitions';
export type { ExhibitionsParts } from './exhibitions';
export type { Exhibiting, Practice, PracticeAsked, PracticeBounds, Troupe } from './practice';
export { Practices } from './practices';
export type { PracticesParts } from './practices';
export { PRACTICE_REFUSALS } from './refusals';
export type { PracticeRefusals } from './refusals';
export { WorkerTroupe } from './worker-troupe';
export type { BotsWorker } from './worker-troupe';
