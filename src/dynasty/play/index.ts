import type { PlayCard, ResignGame } from './commands';
import { byPlayer, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { CardPlayed, ClockWarned, GameClosed } from './events';
import { itsGame, opponent } from '../games';
import { nameOf } from '../wording';
import { evolveClockWarned } from './clock';
import { closingConcerns, evolveGameClosed } from './close-game';
import { evolveCardPlayed, playCard } from './play-card';
import { resignGame } from './resign-game';
import { closingText, playedText } from './text';

export const PLAY_COMMANDS: DynastyCommands<PlayCard | ResignGame> = {
  PlayCard: byPlayer<PlayCard>({ rule: 'play', decide: playCard, made: itsGame }),
  ResignGame: byPlayer<ResignGame>({ rule: 'play', decide: resignGame, made: itsGame }),
};

export const PLAY_EVENTS: DynastyEvents<CardPlayed | ClockWarned | GameClosed> = {
  CardPlayed: {
    evolve: evolveCardPlayed,
    text: playedText,
    channel: 'TABLES',
    touches: itsTable,
    concerns: opponent,
  },
  ClockWarned: {
    evolve: evolveClockWarned,
    text: (state, { playerId }) => `The clock of ${nameOf(state, playerId)} is running out.`,
    channel: null,
    touches: itsTable,
    concerns: ({ playerId }) => [playerId],
  },
  GameClosed: {
    evolve: evolveGameClosed,
    text: closingText,
    channel: 'TABLES',
    touches: itsTable,
    concerns: closingConcerns,
  },
};
