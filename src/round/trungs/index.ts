import type { RoundCommands, RoundEvents } from '../model/declare';
import type { TrungCommand, TrungEvent } from './vocabulary';
import { tradeInTrungs, trungsTradedIn } from './trade-in-trungs';

export const TRUNG_COMMANDS: RoundCommands<TrungCommand> = {
  TradeInTrungs: tradeInTrungs,
};

export const TRUNG_EVENTS: RoundEvents<TrungEvent> = {
  TrungsTradedIn: trungsTradedIn,
};
