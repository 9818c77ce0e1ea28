export { listenForOperators } from './beside';
export type { OperatorStore } from './open-store';
export { performAt, runOperator } from './run';
