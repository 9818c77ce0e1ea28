import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const hands = stateSchema<RoundRows['hands']>('hands', {
  id: 'text',
  actionId: 'text?',
  playerId: 'text',
  cards: 'json',
  week: 'whole',
  presentedAtMs: 'whole?',
  placesAtMs: 'whole?',
  status: 'text',
  placement: 'whole?',
  score: 'json?',
});
