import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const revisions = stateSchema<RoundRows['revisions']>('rulesets', {
  id: 'text',
  revision: 'whole',
  adoptedAtMs: 'whole',
  adoptedSeq: 'whole',
  document: 'json',
});
