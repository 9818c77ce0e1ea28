import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { EndingCommand, EndingEvent } from './vocabulary';
import { endGame, gameEnded } from './end-game';
import { gameVoided, voidGame } from './void-game';

export const ENDING_COMMANDS: DynastyCommands<EndingCommand> = {
  EndGame: endGame,
  VoidGame: voidGame,
};

export const ENDING_EVENTS: DynastyEvents<EndingEvent> = {
  GameEnded: gameEnded,
  GameVoided: gameVoided,
};
