export { readConfig } from './config';
export type { Config, ConfigProblems } from './config';
export { LIMITS } from './limits';
export type { Limits } from './limits';
export type { RateStore } from './limits-by-rate';
export { secretOf } from './secret';
export { startServer } from './start';
export type { RunningServer, ServerOptions } from './start';
