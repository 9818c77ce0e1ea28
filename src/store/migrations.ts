import { FirstTables } from '../../migrations/0001-first-tables';
import { TablesAndSittings } from '../../migrations/0002-tables-and-sittings';
import { TradesAndInbox } from '../../migrations/0003-trades-and-inbox';
import { JudgeAndChannels } from '../../migrations/0004-judge-and-channels';
import { ProposalTables } from '../../migrations/0005-proposals';

/** In the order in which they run. */
export const MIGRATIONS = [
  FirstTables,
  TablesAndSittings,
  TradesAndInbox,
  JudgeAndChannels,
  ProposalTables,
];
