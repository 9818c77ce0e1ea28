import type { DynastyRows } from '../../../engine';
import { stateSchema } from '../../table';

export const standings = stateSchema<DynastyRows['standings']>('standings', {
  id: 'text',
  ready: 'flag',
  clientSeed: 'text?',
  wait: 'whole',
  mask: 'text?',
  magistrelli: 'whole',
  lastGameDay: 'whole?',
});
