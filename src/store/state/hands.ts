import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const hands = stateSchema<RoundRows['hands']>('hands', {
  id: 'text',
  actionId: 'text',
  playerId: 'text',
  cards: 'json',
  week: 'whole',
  status: 'text',
  placement: 'whole?',
  score: 'json?',
});
