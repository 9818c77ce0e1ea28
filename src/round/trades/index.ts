import type { RoundCommands, RoundEvents } from '../model/records';
import { acceptTrade, tradeDone, tradeOff } from './accept-trade';
import { cancelTrade, tradeCancelled } from './cancel-trade';
import type { TradeCommand, TradeEvent } from './vocabulary';
import { declineTrade, tradeDeclined } from './decline-trade';
import { offerTrade, tradeOffered } from './offer-trade';

export const TRADE_COMMANDS: RoundCommands<TradeCommand> = {
  OfferTrade: offerTrade,
  AcceptTrade: acceptTrade,
  DeclineTrade: declineTrade,
  CancelTrade: cancelTrade,
};

export const TRADE_EVENTS: RoundEvents<TradeEvent> = {
  TradeOffered: tradeOffered,
  TradeDone: tradeDone,
  TradeDeclined: tradeDeclined,
  TradeCancelled: tradeCancelled,
  TradeOff: tradeOff,
};
