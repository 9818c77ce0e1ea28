import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const dynasties = stateSchema<DynastyRows['dynasties']>(
  'dynasties',
  {
    id: 'text',
    name: 'text',
    description: 'text?',
    hostAccountId: 'text',
    coHostIds: 'json',
    hostActedAtMs: 'whole',
    dealerAccountId: 'text',
    status: 'text',
    visibility: 'text',
    inviteHash: 'text?',
    createdAtMs: 'whole',
    endedAtMs: 'whole?',
    dayMs: 'whole',
    anchorMs: 'whole',
    rulesAnchorMs: 'whole',
    testClockMs: 'whole?',
    pausedSinceMs: 'whole?',
    pausedUntilMs: 'whole?',
    revision: 'whole',
    nextCommitment: 'text',
    nextBinding: 'json?',
    warnedAtMs: 'whole?',
    winnerId: 'text?',
  },
  [{ name: 'dynasties_by_dealer', columns: ['dealerAccountId'] }],
);
