/** The recipient of an offer declines it [Trade]. */
import { unlessRunning } from '../model/access';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { DeclineTrade, TradeDeclined } from './vocabulary';
import {
  endTrade,
  offerText,
  openTradesOf,
  tradeOfCommand,
  unlessOpen,
  tradeTexts,
  offerer,
  tradeFacts,
} from './open-trade';

export const declineTrade = byPlayer<DeclineTrade, 'tradeId'>({
  rule: 'trade',
  refuses: ({ state }, { id }, { tradeId }) =>
    unlessRunning(state, 'trade') ?? unlessOpen(state, tradeId, id, 'toId'),
  offers: ({ state }, { id }) =>
    openTradesOf(state, id).map((trade) => ({
      description: `Decline ${offerText(state, trade)}.`,
      known: { tradeId: trade.id },
    })),
  decide: (turn, _player, { tradeId }) => {
    turn.emit({ type: 'TradeDeclined', tradeId });
    return null;
  },
  made: tradeOfCommand,
});

export const tradeDeclined: RoundEventRecord<TradeDeclined> = {
  evolve: (state, { atMs, event: { tradeId } }) => {
    endTrade(state, tradeId, atMs, { status: 'DECLINED' });
  },
  facts: (state, { tradeId }) => tradeFacts(state, tradeId),
  text: (state, { tradeId }) => {
    const { from, to, gives, gets } = tradeTexts(state, tradeId);
    return `${to} declined ${from}’s offer of ${gives} for ${gets}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'TRADE_ANSWERED',
  concerns: offerer,
};
