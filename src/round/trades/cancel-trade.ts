/** Whoever made an offer takes it back; leaving takes back all of them [Trade; ruling B2]. */
import { byOrdinal } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import type { Asked } from '../command';
import type { RoundRefusal } from '../refusal';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { CancelTrade } from './commands';
import type { TradeCancelled } from './events';
import { endTrade, unlessOpen } from './open-trade';
import type { TradeRow } from './row';

export function cancelTrade(
  turn: RoundTurn,
  player: PlayerRow,
  { tradeId }: Asked<CancelTrade>,
): RoundRefusal | null {
  const refusal =
    unlessRunning(turn.state, 'trade') ?? unlessOpen(turn.state, tradeId, player.id, 'fromId');
  if (refusal === null) turn.emit({ type: 'TradeCancelled', tradeId, leaverId: null });
  return refusal;
}

/** The player is about to leave: all open offers, made by it and to it, end. */
export function cancelTradesOf(turn: RoundTurn, leaverId: PlayerId): void {
  for (const { id: tradeId } of openTradesOf(turn.state, leaverId)) {
    turn.emit({ type: 'TradeCancelled', tradeId, leaverId });
  }
}

/** Open offers made by the player or to it, oldest first. */
export function openTradesOf(state: RoundState, player: PlayerId): TradeRow[] {
  return [...state.by('trades', 'openFrom', player), ...state.by('trades', 'openTo', player)].sort(
    byOrdinal,
  );
}

export function evolveTradeCancelled(
  state: RoundState,
  { atMs, event: { tradeId } }: RoundStamped<TradeCancelled>,
): void {
  endTrade(state, tradeId, atMs, { status: 'CANCELLED' });
}
