import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const candidacies = stateSchema<RoundRows['candidacies']>('candidacies', {
  id: 'text',
  playerId: 'text',
  text: 'text',
  postedAtMs: 'whole',
  week: 'whole',
  status: 'text',
  counted: 'whole?',
});
