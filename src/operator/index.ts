export { runOperator } from './run';
