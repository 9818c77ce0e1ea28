export { listenForOperators } from './beside';
export type { Desk } from './desk';
export { performAt, runOperator } from './run';
