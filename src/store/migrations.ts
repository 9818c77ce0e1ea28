import { FirstTables } from '../../migrations/0001-first-tables';
import { TablesAndSittings } from '../../migrations/0002-tables-and-sittings';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, TablesAndSittings];
import { JudgeAndChannels } from '../../migrations/0004-judge-and-channels';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, JudgeAndChannels];
import { ProposalTables } from '../../migrations/0005-proposals';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, ProposalTables];
import { TradesAndInbox } from '../../migrations/0003-trades-and-inbox';

/** In the order in which they run. */
export const MIGRATIONS = [FirstTables, TradesAndInbox];
