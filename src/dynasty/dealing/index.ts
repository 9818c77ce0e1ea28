import type { DynastyCommands, DynastyEvents } from '../ground/declare';
import type { DealingCommand } from './commands';
import type { DealingEvent } from './events';
import { gameStarted, startGame } from './start-game';

export const DEALING_COMMANDS: DynastyCommands<DealingCommand> = { StartGame: startGame };

export const DEALING_EVENTS: DynastyEvents<DealingEvent> = { GameStarted: gameStarted };
