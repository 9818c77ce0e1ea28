import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const actionUses = stateSchema<RoundRows['actionUses']>('action_uses', {
  id: 'text',
  period: 'whole',
  times: 'whole',
});
