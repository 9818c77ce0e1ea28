import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const endorsements = stateSchema<RoundRows['endorsements']>('endorsements', {
  id: 'text',
  candidacyId: 'text',
  playerId: 'text',
});
