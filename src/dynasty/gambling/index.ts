import type { DynastyCommands, DynastyEvents } from '../model/records';
import { becomeBookmaker, bookmakerDeclared } from './become-bookmaker';
import type { GamblingCommand, GamblingEvent } from './vocabulary';
import { betPlaced, placeBet } from './place-bet';
import { betsSettled, settleBets } from './settle-bets';

export const GAMBLING_COMMANDS: DynastyCommands<GamblingCommand> = {
  BecomeBookmaker: becomeBookmaker,
  PlaceBet: placeBet,
  SettleBets: settleBets,
};

export const GAMBLING_EVENTS: DynastyEvents<GamblingEvent> = {
  BookmakerDeclared: bookmakerDeclared,
  BetPlaced: betPlaced,
  BetsSettled: betsSettled,
};
