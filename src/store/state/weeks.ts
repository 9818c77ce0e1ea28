import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const weeks = stateSchema<RoundRows['weeks']>('weeks', {
  id: 'text',
  week: 'whole',
  startedAtMs: 'whole',
  commitment: 'text',
  binding: 'json?',
  seed: 'text?',
});
