import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const confidenceBallots = stateSchema<RoundRows['confidenceBallots']>('confidence_ballots', {
  id: 'text',
  voteId: 'text',
  playerId: 'text',
  choice: 'text',
});
