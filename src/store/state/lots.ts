import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const lots = stateSchema<RoundRows['lots']>('lots', {
  id: 'text',
  number: 'whole',
  cards: 'json',
  generatedAtMs: 'whole',
  status: 'text',
  winnerId: 'text?',
  price: 'whole?',
  soldAtMs: 'whole?',
  creatorId: 'text?',
  items: 'json?',
  thirdParty: 'json?',
});
