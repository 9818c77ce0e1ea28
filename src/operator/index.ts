export { listenForOperators } from './beside';
export type { OperatorStore } from './desk';
export { performAt, runOperator } from './run';
