import type { DynastyCommands, DynastyEvents } from '../model/records';
import type { DealingCommand, DealingEvent } from './vocabulary';
import { dealerHandedOn, handOnDealer } from './hand-on-dealer';
import { gameStarted, startGame } from './start-game';

export const DEALING_COMMANDS: DynastyCommands<DealingCommand> = {
  StartGame: startGame,
  HandOnDealer: handOnDealer,
};

export const DEALING_EVENTS: DynastyEvents<DealingEvent> = {
  GameStarted: gameStarted,
  DealerHandedOn: dealerHandedOn,
};
