import { FirstTables } from '../../migrations/0001-first-tables';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables];
