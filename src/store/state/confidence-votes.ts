import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const confidenceVotes = stateSchema<RoundRows['confidenceVotes']>('confidence_votes', {
  id: 'text',
  rulingId: 'text',
  playerId: 'text',
  calledAtMs: 'whole',
  endsAtMs: 'whole',
  status: 'text',
  overturning: 'whole?',
  affirming: 'whole?',
});
