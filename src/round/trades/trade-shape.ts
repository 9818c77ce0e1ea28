/** What can be said of a trade's commands without looking at the round. */
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { MOST_ENTRIES, MOST_GRANTED } from '../rehearsal/grant-items';
import type { TradeCommand } from './commands';

export function tradeShape(command: TradeCommand): RoundRefusal | null {
  if (command.type !== 'OfferTrade') return null;
  const { give, get } = command;
  if (give.length > MOST_ENTRIES) return malformed('give', `0 to ${MOST_ENTRIES} entries`);
  if (get.length > MOST_ENTRIES) return malformed('get', `0 to ${MOST_ENTRIES} entries`);
  const right = [...give, ...get].every(({ quantity }) => quantity <= MOST_GRANTED);
  return right ? null : malformed('quantity', `at most ${MOST_GRANTED}`);
}

const malformed = (field: string, expected: string): RoundRefusal =>
  refuse('MALFORMED', 'trade', { field, expected });
