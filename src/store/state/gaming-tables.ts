import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const gamingTables = stateSchema<RoundRows['gamingTables']>('gaming_tables', {
  id: 'text',
  kind: 'text',
  status: 'text',
  openedAtMs: 'whole',
  endedAtMs: 'whole?',
  terms: 'whole',
  spin: 'json?',
  war: 'json?',
});
