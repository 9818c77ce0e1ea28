import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const contractParties = stateSchema<RoundRows['contractParties']>('contract_parties', {
  id: 'text',
  contractId: 'text',
  playerId: 'text',
  consentedAtMs: 'whole?',
  untilMs: 'whole?',
});
