import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const votes = stateSchema<RoundRows['votes']>('votes', {
  id: 'text',
  proposalId: 'text',
  playerId: 'text',
  vote: 'text',
  castAtMs: 'whole',
});
