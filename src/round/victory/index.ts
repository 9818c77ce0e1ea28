import { theAuction } from '../declare';
import type { RoundEvents } from '../declare';
import type { RoundWon } from '../event';
import { nameOf } from '../wording';
import { evolveRoundWon } from './watch-victory';

export const VICTORY_EVENTS: RoundEvents<RoundWon> = {
  RoundWon: {
    evolve: evolveRoundWon,
    text: (state, { playerId }) => `${nameOf(state, playerId)} won the round.`,
    channel: null,
    touches: theAuction,
    concerns: ({ playerId }) => [playerId],
  },
};
