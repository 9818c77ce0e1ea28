export * from './offices';
export * from './pausing';
export * from './proposals';
export { proposalEventsOf } from './event-tables';
export { valueEventsOf } from './value-event-table';
