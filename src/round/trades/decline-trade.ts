/** Whoever an offer is made to says no to it [Trade]. */
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { DeclineTrade } from './commands';
import type { TradeDeclined } from './events';
import { endTrade, unlessOpen } from './open-trade';

export function declineTrade(
  turn: RoundTurn,
  player: PlayerRow,
  { tradeId }: Asked<DeclineTrade>,
): RoundRefusal | null {
  const refusal =
    unlessRunning(turn.state, 'trade') ?? unlessOpen(turn.state, tradeId, player.id, 'toId');
  if (refusal === null) turn.emit({ type: 'TradeDeclined', tradeId });
  return refusal;
}

export function evolveTradeDeclined(
  state: RoundState,
  { atMs, event: { tradeId } }: RoundStamped<TradeDeclined>,
): void {
  endTrade(state, tradeId, atMs, { status: 'DECLINED' });
}
