import { byPlayer } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { tradeText } from './text';
import { acceptTrade, evolveTradeDone, evolveTradeOff } from './accept-trade';
import { cancelTrade, evolveTradeCancelled } from './cancel-trade';
import type { AcceptTrade, CancelTrade, DeclineTrade, OfferTrade, TradeCommand } from './commands';
import { declineTrade, evolveTradeDeclined } from './decline-trade';
import type { TradeEvent } from './events';
import { evolveTradeOffered, offerTrade } from './offer-trade';
import { bothParties, offerer, partiesLeft } from './parties';
import { tradeShape } from './trade-shape';

type OfTrade = { readonly tradeId: string };
const its = (_event: unknown, { tradeId }: OfTrade): string => tradeId;

export const TRADE_COMMANDS: RoundCommands<TradeCommand> = {
  OfferTrade: byPlayer<OfferTrade>({
    shape: tradeShape,
    decide: offerTrade,
    made: (event) => (event.type === 'TradeOffered' ? event.tradeId : null),
  }),
  AcceptTrade: byPlayer<AcceptTrade>({ decide: acceptTrade, made: its }),
  DeclineTrade: byPlayer<DeclineTrade>({ decide: declineTrade, made: its }),
  CancelTrade: byPlayer<CancelTrade>({ decide: cancelTrade, made: its }),
};

export const TRADE_EVENTS: RoundEvents<TradeEvent> = {
  TradeOffered: {
    evolve: evolveTradeOffered,
    text: tradeText,
    channel: 'GAME_ACTIONS',
    concerns: ({ toId }) => [toId],
  },
  TradeDone: {
    evolve: evolveTradeDone,
    text: tradeText,
    channel: 'GAME_ACTIONS',
    concerns: offerer,
  },
  TradeDeclined: {
    evolve: evolveTradeDeclined,
    text: tradeText,
    channel: 'GAME_ACTIONS',
    concerns: offerer,
  },
  TradeCancelled: {
    evolve: evolveTradeCancelled,
    text: tradeText,
    channel: 'GAME_ACTIONS',
    concerns: partiesLeft,
  },
  TradeOff: {
    evolve: evolveTradeOff,
    text: tradeText,
    channel: 'GAME_ACTIONS',
    concerns: bothParties,
  },
};
