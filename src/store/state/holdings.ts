import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const holdings = stateSchema<RoundRows['holdings']>('holdings', {
  id: 'text',
  owner: 'text',
  item: 'text',
  quantity: 'whole',
});
