/**
 * "When they do so, the Trungs are removed from their possession and the specified item is created
 * in their possession" [Trung].
 */
import { destroy, held, mint } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked, TradeInTrungs } from '../command';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundTurn } from '../turn';
import type { Exchange } from '../../rulesets';

/** So often at most in one command. */
export const MOST_TIMES = 1_000;

export function tradeInTrungs(
  turn: RoundTurn,
  player: PlayerRow,
  { exchange, times }: Asked<TradeInTrungs>,
): RoundRefusal | null {
  const { state } = turn;
  const notRunning = unlessRunning(state, 'trung');
  if (notRunning !== null) return notRunning;
  const { exchanges } = rulesetOf(state);
  const found = exchanges.find((candidate) => candidate.exchange === exchange);
  // Without exchanges there is no section on them to be cited.
  const rule = exchanges.length === 0 ? 'items' : 'trung';
  if (found === undefined) return refuse('EXCHANGE_UNKNOWN', rule, { exchange });
  if (!Number.isInteger(times) || times < 1) {
    return refuse('AMOUNT_NOT_NATURAL', 'trung', { field: 'times', amount: times });
  }
  const { give, get } = found;
  const have = held(state, ownerOf(player.id), give.item);
  const need = give.quantity * times;
  if (have < need) return refuse('NOT_ENOUGH', 'trung', { item: give.item, have, need });
  turn.emit({
    type: 'TrungsTradedIn',
    playerId: player.id,
    exchange,
    times,
    transfers: [
      ...destroy(ownerOf(player.id), [[give.item, need]]),
      ...mint(ownerOf(player.id), [[get.item, get.quantity * times]]),
    ],
  });
  return null;
}

/** How often the player could make the exchange now. */
export function timesPossible(state: RoundState, player: PlayerRow, { give }: Exchange): number {
  const have = held(state, ownerOf(player.id), give.item);
  return Math.min(Math.floor(have / give.quantity), MOST_TIMES);
}
