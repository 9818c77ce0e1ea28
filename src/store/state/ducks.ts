import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const ducks = stateSchema<RoundRows['ducks']>('ducks', {
  id: 'text',
  name: 'text',
  playerId: 'text',
  createdAtMs: 'whole',
  lostAtMs: 'whole?',
});
