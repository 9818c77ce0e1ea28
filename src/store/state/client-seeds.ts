import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const clientSeeds = stateSchema<RoundRows['clientSeeds']>('client_seeds', {
  id: 'text',
  sha256: 'text?',
  fixedSeq: 'whole?',
  opened: 'text?',
  nextSha256: 'text?',
  nextFixedSeq: 'whole?',
});
