import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type { TradeRow, TradeStatus } from '../trades/vocabulary';

/** Trades in the order of their offers. `party` and `status`: null for all. */
export function tradesOf(
  state: RoundState,
  party: PlayerId | null,
  status: TradeStatus | null,
): TradeRow[] {
  const trades =
    party === null
      ? state.all('trades')
      : [...state.by('trades', 'from', party), ...state.by('trades', 'to', party)];
  return trades.filter((trade) => status === null || trade.status === status).sort(byOrdinal);
}
