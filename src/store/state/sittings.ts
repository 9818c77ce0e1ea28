import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const sittings = stateSchema<RoundRows['sittings']>('sittings', {
  id: 'text',
  tableId: 'text',
  playerId: 'text',
  kind: 'text',
  week: 'whole',
  status: 'text',
  satDownAtMs: 'whole',
  stoodUpAtMs: 'whole?',
  wager: 'json?',
  agreed: 'flag',
  clientSeed: 'text?',
});
