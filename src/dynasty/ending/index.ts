import type { EndGame, VoidGame } from './commands';
import { byDealer, byDealerOrHost, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import type { GameEnded, GameVoided } from './events';
import { itsGame } from '../games';
import { wordsShape } from '../shapes';
import { allAtTable } from './at-table';
import { endGame, evolveGameEnded } from './end-game';
import { endText, voidText } from './text';
import { evolveGameVoided, LONGEST_VOID_REASON, voidGame } from './void-game';

export const ENDING_COMMANDS: DynastyCommands<EndGame | VoidGame> = {
  EndGame: byDealer<EndGame>({ rule: 'ending-a-game', decide: endGame, made: itsGame }),
  VoidGame: byDealerOrHost<VoidGame>({
    rule: 'ending-a-game',
    shape: ({ reason }) => wordsShape('reason', reason, LONGEST_VOID_REASON, 'ending-a-game'),
    decide: voidGame,
    made: itsGame,
  }),
};

export const ENDING_EVENTS: DynastyEvents<GameEnded | GameVoided> = {
  GameEnded: {
    evolve: evolveGameEnded,
    text: endText,
    channel: 'TABLES',
    touches: itsTable,
    concerns: allAtTable,
  },
  GameVoided: {
    evolve: evolveGameVoided,
    text: voidText,
    channel: 'TABLES',
    touches: itsTable,
    concerns: allAtTable,
  },
};
