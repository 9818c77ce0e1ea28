import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const bets = stateSchema<DynastyRows['bets']>('bets', {
  id: 'text',
  gameId: 'text',
  playerId: 'text',
  onId: 'text',
  juice: 'whole',
  placedAtMs: 'whole',
  status: 'text',
});
