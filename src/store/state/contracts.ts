import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const contracts = stateSchema<RoundRows['contracts']>('contracts', {
  id: 'text',
  offererId: 'text',
  terms: 'text',
  clauses: 'json',
  lastClause: 'whole',
  status: 'text',
  offeredAtMs: 'whole',
  beganAtMs: 'whole?',
  endedAtMs: 'whole?',
});
