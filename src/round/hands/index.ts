import { byPlayer } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import type { HandPlaced } from '../event';
import { cardsShape } from './shape';
import type { PresentHand } from './commands';
import type { HandEvent } from './events';
import { evolveHandPresented, presentHand } from './present-hand';
import { evolveHandPlaced } from './settle-hands';
import { handText } from './text';
import { evolveTieTossed } from './toss-tie';

export const HAND_COMMANDS: RoundCommands<PresentHand> = {
  PresentHand: byPlayer<PresentHand>({
    rule: 'submitting-a-hand',
    shape: cardsShape,
    decide: presentHand,
    made: (event) => (event.type === 'HandPresented' ? event.handId : null),
  }),
};

export const HAND_EVENTS: RoundEvents<HandEvent | HandPlaced> = {
  HandPresented: { evolve: evolveHandPresented, text: handText, channel: 'GAME_ACTIONS' },
  TieTossed: { evolve: evolveTieTossed, text: handText, channel: 'GAME_ACTIONS' },
  HandPlaced: {
    evolve: evolveHandPlaced,
    text: handText,
    channel: 'GAME_ACTIONS',
    concerns: ({ playerId }) => [playerId],
  },
};
