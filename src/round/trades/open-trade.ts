/** What all that is done to an offer has in common. */
import type { Instant, PlayerId } from '../../kernel';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import type { RoundState } from '../state';
import type { TradeRow } from './row';

/** The refusal unless there is such an offer, it is open, and the player is on that side of it. */
export function unlessOpen(
  state: RoundState,
  tradeId: string,
  player: PlayerId,
  side: 'fromId' | 'toId',
): RoundRefusal | null {
  const trade = state.get('trades', tradeId);
  if (trade === undefined) return refuse('TRADE_NOT_FOUND', 'trade', { tradeId });
  if (trade[side] !== player) return refuse('TRADE_NOT_YOURS', 'trade', { tradeId });
  const { status } = trade;
  return status === 'OFFERED' ? null : refuse('TRADE_OVER', 'trade', { tradeId, status });
}

export function endTrade(
  state: RoundState,
  tradeId: string,
  atMs: Instant,
  end: Pick<TradeRow, 'status'> & Partial<Pick<TradeRow, 'lacks'>>,
): void {
  state.put('trades', { ...state.need('trades', tradeId), ...end, endedAtMs: atMs });
}
