import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const counters = stateSchema<RoundRows['counters']>('counters', {
  id: 'text',
  last: 'whole',
});
