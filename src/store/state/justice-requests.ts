import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const justiceRequests = stateSchema<RoundRows['justiceRequests']>('justice_requests', {
  id: 'text',
  playerId: 'text',
  kind: 'text',
  text: 'text',
  entries: 'json',
  sections: 'json',
  revision: 'whole',
  requestedAtMs: 'whole',
  status: 'text',
});
