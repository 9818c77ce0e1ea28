import type { TradeInTrungs } from '../command';
import { byPlayer, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { TrungsTradedIn } from '../event';
import { atMost } from '../shapes';
import { tradedInText } from './text';
import { MOST_TIMES, tradeInTrungs } from './trade-in-trungs';

export const TRUNG_COMMANDS: RoundCommands<TradeInTrungs> = {
  TradeInTrungs: byPlayer<TradeInTrungs>({
    rule: 'trung',
    shape: ({ times }) => atMost('times', [times], MOST_TIMES, 'trung'),
    decide: tradeInTrungs,
    made: (event) => (event.type === 'TrungsTradedIn' ? event.playerId : null),
  }),
};

export const TRUNG_EVENTS: RoundEvents<TrungsTradedIn> = {
  TrungsTradedIn: { evolve: nothing, text: tradedInText, channel: 'GAME_ACTIONS' },
};
