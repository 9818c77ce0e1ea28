import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const offices = stateSchema<RoundRows['offices']>('offices', {
  id: 'text',
  playerId: 'text',
  sinceMs: 'whole',
  untilMs: 'whole?',
});

export const officeVotes = stateSchema<RoundRows['officeVotes']>('office_votes', {
  id: 'text',
  office: 'text',
  voterId: 'text',
  forId: 'text',
});
