export { listenForOperators } from './operator-socket';
export type { OperatorStore } from './open-store';
export { performOn, runOperator } from './run';
