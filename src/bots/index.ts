export { Exhibitions } from './exhibitions';
export type { ExhibitionsDeps } from './exhibitions';
export type {
  ExhibitionRunner,
  Practice,
  PracticeRequest,
  PracticeLimits,
  BotWorker,
} from './practice';
export { Practices } from './practices';
export type { PracticesDeps } from './practices';
export { PRACTICE_REFUSALS } from './refusals';
export type { PracticeRefusals } from './refusals';
export { BotWorkerThread } from './bot-worker';
export type { BotWorkerEntry } from './bot-worker';
