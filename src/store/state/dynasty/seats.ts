import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const seats = stateSchema<DynastyRows['seats']>(
  'seats',
  {
    id: 'text',
    gameId: 'text',
    playerId: 'text',
    mask: 'text?',
    revealed: 'json',
    unmet: 'json?',
    score: 'whole',
    extraTricksUsed: 'whole',
    secondPlaysUsed: 'whole',
    outcome: 'text?',
    resigned: 'flag',
  },
  [{ name: 'seats_by_player', columns: ['seasonId', 'playerId'] }],
);
