import type { StartGame } from './commands';
import { byDealer, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { GameStarted } from './events';
import { unless } from '../shapes';
import { evolveGameStarted } from './evolve-game-started';
import { startGame } from './start-game';
import { startText } from './text';

const MOST_CARDS = 300;

export const DEALING_COMMANDS: DynastyCommands<StartGame> = {
  StartGame: byDealer<StartGame>({
    rule: 'starting-a-game',
    shape: ({ deck }) =>
      unless(
        (deck?.length ?? 0) <= MOST_CARDS,
        'deck',
        `up to ${MOST_CARDS} cards`,
        'starting-a-game',
      ),
    decide: startGame,
    made: (event) => (event.type === 'GameStarted' ? event.gameId : null),
  }),
};

export const DEALING_EVENTS: DynastyEvents<GameStarted> = {
  GameStarted: {
    evolve: evolveGameStarted,
    text: startText,
    channel: 'TABLES',
    touches: itsTable,
    concerns: ({ seats }) => seats.map(({ playerId }) => playerId),
  },
};
