import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const secretActions = stateSchema<RoundRows['secretActions']>('secret_actions', {
  id: 'text',
  playerId: 'text',
  kind: 'text',
  sha256: 'text',
  committedAtMs: 'whole',
  maturesAtMs: 'whole',
  revealsAtMs: 'whole',
  week: 'whole',
  status: 'text',
  revealedAtMs: 'whole?',
  text: 'text?',
  failure: 'text?',
});
