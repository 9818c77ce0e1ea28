import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const issues = stateSchema<RoundRows['issues']>('issues', {
  id: 'text',
  quantity: 'whole',
});
