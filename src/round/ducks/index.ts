import { byHost, byPlayer, nothing } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { RoundEvent } from '../event';
import type { CreateDuck, DuckCommand, TradeWithDuck } from './commands';
import { createDuck, evolveDuckCreated } from './create-duck';
import { duckShape, duckTradeShape } from './shape';
import type { DuckEvent } from './events';
import { evolveDuckLost } from './lose-ducks';
import { duckText } from './text';
import { tradeWithDuck } from './trade-with-duck';

const made = (event: RoundEvent): string | null => ('duckId' in event ? event.duckId : null);

export const DUCK_COMMANDS: RoundCommands<DuckCommand> = {
  CreateDuck: byHost<CreateDuck>({ rule: 'ducks', shape: duckShape, decide: createDuck, made }),
  TradeWithDuck: byPlayer<TradeWithDuck>({
    rule: 'ducks',
    shape: duckTradeShape,
    decide: tradeWithDuck,
    made,
  }),
};

export const DUCK_EVENTS: RoundEvents<DuckEvent> = {
  DuckCreated: {
    evolve: evolveDuckCreated,
    text: duckText,
    channel: null,
    concerns: ({ playerId }) => [playerId],
  },
  DuckTraded: { evolve: nothing, text: duckText, channel: 'GAME_ACTIONS' },
  DuckLost: { evolve: evolveDuckLost, text: duckText, channel: 'GAME_ACTIONS' },
};
