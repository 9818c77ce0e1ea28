import { FirstTables } from '../../migrations/0001-first-tables';
import { ProposalTables } from '../../migrations/0005-proposals';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, ProposalTables];
