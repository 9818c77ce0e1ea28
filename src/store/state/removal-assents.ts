import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const removalAssents = stateSchema<RoundRows['removalAssents']>('removal_assents', {
  id: 'text',
  termId: 'text',
  playerId: 'text',
  assentedAtMs: 'whole',
});
