import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const proposals = stateSchema<RoundRows['proposals']>('proposals', {
  id: 'text',
  authorId: 'text',
  class: 'text',
  title: 'text',
  text: 'text',
  effects: 'json',
  used: 'text?',
  popularity: 'json',
  submittedAtMs: 'whole',
  opensAtMs: 'whole',
  closesAtMs: 'whole',
  status: 'text',
  decidedAtMs: 'whole?',
  votesFor: 'whole?',
  votesAgainst: 'whole?',
  revision: 'whole?',
  failure: 'json?',
});

export const vetoes = stateSchema<RoundRows['vetoes']>('vetoes', {
  id: 'text',
  office: 'text',
  playerId: 'text',
  reason: 'text',
});
