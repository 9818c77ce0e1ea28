import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const trackedValues = stateSchema<RoundRows['trackedValues']>('tracked_values', {
  id: 'text',
  value: 'text',
  playerId: 'text?',
  card: 'json?',
  now: 'json?',
  keptAs: 'whole?',
});
