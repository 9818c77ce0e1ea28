import type { Entries, Entry, CommandType } from './entry';
import { AUCTION } from './commands/auction';
import { CHANCE } from './commands/chance';
import { CONTRACTS } from './commands/contracts';
import { DUCKS } from './commands/ducks';
import { HOUSE } from './commands/house';
import { JUDGE } from './commands/judge';
import { PROPOSALS } from './commands/proposals';
import { SEASON } from './commands/season';
import { TABLES } from './commands/tables';
import { VALUES } from './commands/values';
import { TRADES } from './commands/trades';
import type { RoundCommand } from '../../../src/round';

/** The entry of each command. The compiler demands an entry for a new command. */
const COMMANDS: Entries<CommandType> = {
  ...SEASON,
  ...AUCTION,
  ...HOUSE,
  ...DUCKS,
  ...TABLES,
  ...CHANCE,
  ...TRADES,
  ...CONTRACTS,
  ...PROPOSALS,
  ...VALUES,
  ...JUDGE,
};

export const entryOf = (type: CommandType): Entry<RoundCommand> => COMMANDS[type];

export const TYPES = Object.keys(COMMANDS) as CommandType[];

/** The entry of an option's mutation, which has the name of its command. */
export function entryForMutation(mutation: string): Entry<RoundCommand> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const found = TYPES.find((known) => known === type);
  if (found === undefined) throw new Error(`the option ${mutation} has a command`);
  return entryOf(found);
}
