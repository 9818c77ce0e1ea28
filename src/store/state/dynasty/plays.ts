import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const plays = stateSchema<DynastyRows['plays']>('plays', {
  id: 'text',
  gameId: 'text',
  number: 'whole',
  playerId: 'text',
  card: 'json',
  claim: 'whole',
  scored: 'whole',
  playedAtMs: 'whole',
});
