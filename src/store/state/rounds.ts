import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const rounds = stateSchema<RoundRows['rounds']>('rounds', {
  id: 'text',
  name: 'text',
  description: 'text?',
  hostAccountId: 'text',
  status: 'text',
  visibility: 'text',
  inviteHash: 'text?',
  createdAtMs: 'whole',
  startsAtMs: 'whole',
  endedAtMs: 'whole?',
  dayMs: 'whole',
  anchorMs: 'whole',
  rulesAnchorMs: 'whole',
  testClockMs: 'whole?',
  revision: 'whole',
  week: 'whole',
  phase: 'text?',
  phaseStartedAtMs: 'whole?',
  nextBoundaryMs: 'whole?',
  warnedAtMs: 'whole?',
  nextDraw: 'whole',
  previousBidders: 'whole',
  winnerId: 'text?',
});
