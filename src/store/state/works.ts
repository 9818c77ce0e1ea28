import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const works = stateSchema<RoundRows['works']>('works', {
  id: 'text',
  title: 'text',
  artist: 'text',
  value: 'whole',
  imageUrl: 'text?',
  owner: 'text',
  proposalId: 'text?',
  createdAtMs: 'whole',
});
