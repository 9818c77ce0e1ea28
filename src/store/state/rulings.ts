import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const rulings = stateSchema<RoundRows['rulings']>('rulings', {
  id: 'text',
  requestId: 'text',
  playerId: 'text',
  verdict: 'text?',
  text: 'text',
  entries: 'json',
  sections: 'json',
  revision: 'whole',
  issuedAtMs: 'whole',
  week: 'whole',
  status: 'text',
  overturnedAtMs: 'whole?',
  overturnedBy: 'text?',
});
