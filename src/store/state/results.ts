import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const results = stateSchema<RoundRows['results']>(
  'results',
  { id: 'text', accountId: 'text', place: 'whole', won: 'flag' },
  [{ name: 'results_by_account', columns: ['accountId'] }],
);
