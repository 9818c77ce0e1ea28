import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const players = stateSchema<RoundRows['players']>(
  'players',
  {
    id: 'text',
    accountId: 'text',
    name: 'text',
    joinedAtMs: 'whole',
    leftAtMs: 'whole?',
    departure: 'text?',
    idleSinceMs: 'whole?',
  },
  [{ name: 'players_by_account', columns: ['accountId'] }],
);
