import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const judgeTerms = stateSchema<RoundRows['judgeTerms']>('judge_terms', {
  id: 'text',
  playerId: 'text',
  candidacyId: 'text?',
  startedAtMs: 'whole',
  untilMs: 'whole?',
  endedAtMs: 'whole?',
  ending: 'text?',
});
