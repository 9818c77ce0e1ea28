import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const asides = stateSchema<DynastyRows['asides']>('asides', {
  id: 'text',
  gameId: 'text',
  number: 'whole',
  afterPlay: 'whole',
  aside: 'json',
});
