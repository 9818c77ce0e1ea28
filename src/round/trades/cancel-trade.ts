/**
 * The maker of an offer withdraws it. All offers from and to a leaving player end [Trade; ruling
 * B2].
 */
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { CancelTrade, TradeCancelled } from './vocabulary';
import {
  endTrade,
  offerText,
  openTradesOf,
  tradeOfCommand,
  unlessOpen,
  tradeTexts,
  bothParties,
  tradeFacts,
} from './open-trade';

export const cancelTrade = byPlayer<CancelTrade, 'tradeId'>({
  rule: 'trade',
  refuses: ({ state }, { id }, { tradeId }) =>
    unlessRunning(state, 'trade') ?? unlessOpen(state, tradeId, id, 'fromId'),
  offers: ({ state }, { id }) =>
    openTradesOf(state, id).map((trade) => ({
      description: `Take back ${offerText(state, trade)}.`,
      known: { tradeId: trade.id },
    })),
  decide: (turn, _player, { tradeId }) => {
    turn.emit({ type: 'TradeCancelled', tradeId, leaverId: null });
    return null;
  },
  made: tradeOfCommand,
});

/** Cancels all open offers from and to a leaving player. */
export function cancelTradesOf(turn: RoundTurn, leaverId: PlayerId): void {
  for (const { id: tradeId } of openTradesOf(turn.state, leaverId)) {
    turn.emit({ type: 'TradeCancelled', tradeId, leaverId });
  }
}

export const tradeCancelled: RoundEventRecord<TradeCancelled> = {
  evolve: (state, { atMs, event: { tradeId } }) => {
    endTrade(state, tradeId, atMs, { status: 'CANCELLED' });
  },
  facts: (state, { tradeId, leaverId }) => ({
    ...tradeFacts(state, tradeId),
    leaver: leaverId === null ? null : nameOf(state, leaverId),
  }),
  text: (state, { tradeId, leaverId }) => {
    const { from, to, gives, gets } = tradeTexts(state, tradeId);
    return leaverId === null
      ? `${from} took back the offer to ${to} of ${gives} for ${gets}.`
      : `${from}’s offer to ${to} of ${gives} for ${gets} ended: ${nameOf(state, leaverId)} left.`;
  },
  channel: 'GAME_ACTIONS',
  /** The party who did not end the offer; it ends when its maker withdraws it or a party leaves. */
  notice: 'TRADE_ANSWERED',
  concerns: ({ tradeId, leaverId }, state) => {
    const ender = leaverId ?? state.need('trades', tradeId).fromId;
    return bothParties({ tradeId }, state).filter((party) => party !== ender);
  },
};
