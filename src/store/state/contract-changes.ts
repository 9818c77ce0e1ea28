import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const contractChanges = stateSchema<RoundRows['contractChanges']>('contract_changes', {
  id: 'text',
  contractId: 'text',
  proposerId: 'text',
  change: 'json',
  awaitedIds: 'json',
  status: 'text',
  drop: 'text?',
  proposedAtMs: 'whole',
  endedAtMs: 'whole?',
});
