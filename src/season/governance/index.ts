export * from './offices';
export * from './pausing';
export * from './proposals';
export { proposalEventsOf, valueEventsOf } from './event-tables';
