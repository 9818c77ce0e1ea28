import type { DynastyCommands, DynastyEvents } from '../model/records';
import { gameClosed } from './close-game';
import type { PlayCommand, PlayEvent } from './vocabulary';
import { cardPlayed, playCard } from './play-card';
import { resignGame } from './resign-game';
import { clockWarned } from './clock-warning';

export const PLAY_COMMANDS: DynastyCommands<PlayCommand> = {
  PlayCard: playCard,
  ResignGame: resignGame,
};

export const PLAY_EVENTS: DynastyEvents<PlayEvent> = {
  CardPlayed: cardPlayed,
  ClockWarned: clockWarned,
  GameClosed: gameClosed,
};
