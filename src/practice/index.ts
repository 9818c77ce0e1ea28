export { Exhibitions } from './exhibitions';
export type { ExhibitionsParts } from './exhibitions';
export type { Exhibiting, Practice, PracticeAsked, PracticeBounds, BotWorker } from './practice';
export { Practices } from './practices';
export type { PracticesParts } from './practices';
export { PRACTICE_REFUSALS } from './refusals';
export type { PracticeRefusals } from './refusals';
export { BotWorkerThread } from './worker-troupe';
export type { BotsWorker } from './worker-troupe';
