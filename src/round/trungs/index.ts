import type { RoundCommands, RoundEvents } from '../model/declare';
import type { TrungCommand } from './commands';
import type { TrungEvent } from './events';
import { tradeInTrungs, trungsTradedIn } from './trade-in-trungs';

export const TRUNG_COMMANDS: RoundCommands<TrungCommand> = {
  TradeInTrungs: tradeInTrungs,
};

export const TRUNG_EVENTS: RoundEvents<TrungEvent> = {
  TrungsTradedIn: trungsTradedIn,
};
