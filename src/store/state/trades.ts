import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const trades = stateSchema<RoundRows['trades']>('trades', {
  id: 'text',
  fromId: 'text',
  toId: 'text',
  give: 'json',
  get: 'json',
  counterTo: 'text?',
  offeredAtMs: 'whole',
  status: 'text',
  endedAtMs: 'whole?',
  lacks: 'json',
});
