import type { RoundCommands, RoundEvents } from '../model/records';
import type { DuckCommand, DuckEvent } from './vocabulary';
import { createDuck, duckCreated } from './create-duck';
import { duckLost } from './lose-ducks';
import { duckTraded, tradeWithDuck } from './trade-with-duck';

export const DUCK_COMMANDS: RoundCommands<DuckCommand> = {
  CreateDuck: createDuck,
  TradeWithDuck: tradeWithDuck,
};

export const DUCK_EVENTS: RoundEvents<DuckEvent> = {
  DuckCreated: duckCreated,
  DuckTraded: duckTraded,
  DuckLost: duckLost,
};
