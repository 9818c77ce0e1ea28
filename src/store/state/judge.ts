import type { RoundRows } from '../../engine';
import { stateSchema } from '../table';

const candidacies = stateSchema<RoundRows['candidacies']>('candidacies', {
  id: 'text',
  playerId: 'text',
  text: 'text',
  postedAtMs: 'whole',
  week: 'whole',
  status: 'text',
  counted: 'whole?',
});

const confidenceBallots = stateSchema<RoundRows['confidenceBallots']>('confidence_ballots', {
  id: 'text',
  voteId: 'text',
  playerId: 'text',
  choice: 'text',
});

const confidenceVotes = stateSchema<RoundRows['confidenceVotes']>('confidence_votes', {
  id: 'text',
  rulingId: 'text',
  playerId: 'text',
  calledAtMs: 'whole',
  endsAtMs: 'whole',
  status: 'text',
  overturning: 'whole?',
  affirming: 'whole?',
});

const endorsements = stateSchema<RoundRows['endorsements']>('endorsements', {
  id: 'text',
  candidacyId: 'text',
  playerId: 'text',
});

const judgeTerms = stateSchema<RoundRows['judgeTerms']>('judge_terms', {
  id: 'text',
  playerId: 'text',
  candidacyId: 'text?',
  startedAtMs: 'whole',
  untilMs: 'whole?',
  endedAtMs: 'whole?',
  ending: 'text?',
});

const justiceRequests = stateSchema<RoundRows['justiceRequests']>('justice_requests', {
  id: 'text',
  playerId: 'text',
  kind: 'text',
  text: 'text',
  entries: 'json',
  sections: 'json',
  revision: 'whole',
  requestedAtMs: 'whole',
  status: 'text',
});

const removalAssents = stateSchema<RoundRows['removalAssents']>('removal_assents', {
  id: 'text',
  termId: 'text',
  playerId: 'text',
  assentedAtMs: 'whole',
});

const rulings = stateSchema<RoundRows['rulings']>('rulings', {
  id: 'text',
  requestId: 'text',
  playerId: 'text',
  verdict: 'text?',
  text: 'text',
  entries: 'json',
  sections: 'json',
  revision: 'whole',
  issuedAtMs: 'whole',
  week: 'whole',
  status: 'text',
  overturnedAtMs: 'whole?',
  overturnedBy: 'text?',
});

/** The tables of the Judge. */
export const judgeTables = {
  candidacies,
  confidenceBallots,
  confidenceVotes,
  endorsements,
  judgeTerms,
  justiceRequests,
  removalAssents,
  rulings,
};
