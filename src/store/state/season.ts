import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

export const players = stateSchema<RoundRows['players']>(
  'players',
  {
    id: 'text',
    accountId: 'text',
    name: 'text',
    joinedAtMs: 'whole',
    leftAtMs: 'whole?',
    departure: 'text?',
    idleSinceMs: 'whole?',
  },
  [{ name: 'players_by_account', columns: ['accountId'] }],
);

export const holdings = stateSchema<RoundRows['holdings']>('holdings', {
  id: 'text',
  owner: 'text',
  item: 'text',
  quantity: 'whole',
});

export const issues = stateSchema<RoundRows['issues']>('issues', {
  id: 'text',
  quantity: 'whole',
});

export const counters = stateSchema<RoundRows['counters']>('counters', {
  id: 'text',
  last: 'whole',
});

export const revisions = stateSchema<RoundRows['revisions']>('rulesets', {
  id: 'text',
  revision: 'whole',
  adoptedAtMs: 'whole',
  adoptedSeq: 'whole',
  document: 'json',
});

export const clientSeeds = stateSchema<RoundRows['clientSeeds']>('client_seeds', {
  id: 'text',
  sha256: 'text?',
  fixedSeq: 'whole?',
  opened: 'text?',
  nextSha256: 'text?',
  nextFixedSeq: 'whole?',
});

export const offices = stateSchema<RoundRows['offices']>('offices', {
  id: 'text',
  playerId: 'text',
  sinceMs: 'whole',
  untilMs: 'whole?',
});

export const officeVotes = stateSchema<RoundRows['officeVotes']>('office_votes', {
  id: 'text',
  office: 'text',
  voterId: 'text',
  forId: 'text',
});

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

export const votes = stateSchema<RoundRows['votes']>('votes', {
  id: 'text',
  proposalId: 'text',
  playerId: 'text',
  vote: 'text',
  castAtMs: 'whole',
});

export const trackedValues = stateSchema<RoundRows['trackedValues']>('tracked_values', {
  id: 'text',
  value: 'text',
  playerId: 'text?',
  card: 'json?',
  now: 'json?',
  keptAs: 'whole?',
});

export const actionUses = stateSchema<RoundRows['actionUses']>('action_uses', {
  id: 'text',
  period: 'whole',
  times: 'whole',
});

export const secretAttempts = stateSchema<RoundRows['secretAttempts']>('secret_attempts', {
  id: 'text',
  action: 'text',
  playerId: 'text',
  sha256: 'text',
  committedAtMs: 'whole',
  maturesAtMs: 'whole',
  revealsAtMs: 'whole',
  status: 'text',
  revealedAtMs: 'whole?',
  text: 'text?',
  failure: 'text?',
});

export const results = stateSchema<RoundRows['results']>(
  'results',
  { id: 'text', accountId: 'text', place: 'whole', won: 'flag' },
  [{ name: 'results_by_account', columns: ['accountId'] }],
);
