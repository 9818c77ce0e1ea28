import type { RoundEvents } from '../declare';
import type { FortuneTold } from '../event';
import { evolveFortuneTold } from './tell-fortunes';
import { fortuneText } from './text';

export const FORTUNE_EVENTS: RoundEvents<FortuneTold> = {
  FortuneTold: {
    evolve: evolveFortuneTold,
    text: fortuneText,
    channel: 'GAME_ACTIONS',
    concerns: ({ playerId }) => [playerId],
  },
};
