export { listenForOperators } from './operator-socket';
export type { OperatorStore } from './open-store';
export { performAt, runOperator } from './run';
