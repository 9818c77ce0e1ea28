import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const bids = stateSchema<RoundRows['bids']>('bids', {
  id: 'text',
  actionId: 'text?',
  playerId: 'text',
  week: 'whole',
  placedAtMs: 'whole?',
  written: 'text',
  lotNumber: 'whole',
  lotId: 'text?',
  amount: 'whole?',
  status: 'text',
  failure: 'text?',
});
