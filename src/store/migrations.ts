import { FirstTables } from '../../migrations/0001-first-tables';
import { TradesAndInbox } from '../../migrations/0003-trades-and-inbox';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, TradesAndInbox];
