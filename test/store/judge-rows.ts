import { playerId } from '../../src/kernel';
import type { JudgeRows } from '../../src/round/judge/rows';
import { LARGEST, MADE_AT } from '../support/store-fixtures';

const P1 = playerId('p1');
const CITED = { entries: [1, LARGEST], sections: ['judge', 'lots'] };

/**
 * The Judge's tables: one row per table with every field set, and one with every nullable field
 * null.
 */
export const JUDGE_SAMPLES: { readonly [T in keyof JudgeRows]: readonly JudgeRows[T][] } = {
  candidacies: [
    {
      id: 'n1',
      playerId: P1,
      text: 'I am fair.\n“Really.”',
      postedAtMs: MADE_AT,
      week: 1,
      status: 'ELECTED',
      counted: 3,
    },
    {
      id: 'n2',
      playerId: P1,
      text: 'Me too',
      postedAtMs: MADE_AT,
      week: 2,
      status: 'STANDING',
      counted: null,
    },
  ],
  endorsements: [{ id: 'n1|p1', candidacyId: 'n1', playerId: P1 }],
  judgeTerms: [
    {
      id: 'j1',
      playerId: P1,
      candidacyId: 'n1',
      startedAtMs: MADE_AT,
      untilMs: MADE_AT,
      endedAtMs: MADE_AT,
      ending: 'REMOVED',
    },
    {
      id: 'j2',
      playerId: P1,
      candidacyId: null,
      startedAtMs: MADE_AT,
      untilMs: null,
      endedAtMs: null,
      ending: null,
    },
  ],
  removalAssents: [{ id: 'j1|p1', termId: 'j1', playerId: P1, assentedAtMs: MADE_AT }],
  justiceRequests: [
    {
      id: 'q1',
      playerId: P1,
      kind: 'STATEMENT',
      text: 'A duck is a card.',
      ...CITED,
      revision: 1,
      requestedAtMs: MADE_AT,
      status: 'SET_ASIDE',
    },
  ],
  rulings: [
    {
      id: 'u1',
      requestId: 'q1',
      playerId: P1,
      verdict: 'FALSE',
      text: 'No deck has it.',
      ...CITED,
      revision: 1,
      issuedAtMs: MADE_AT,
      week: 1,
      status: 'OVERTURNED',
      overturnedAtMs: MADE_AT,
      overturnedBy: 'CONFIDENCE',
    },
    {
      id: 'u2',
      requestId: 'q1',
      playerId: P1,
      verdict: null,
      text: 'Two.',
      entries: [],
      sections: [],
      revision: 1,
      issuedAtMs: MADE_AT,
      week: 1,
      status: 'IN_FORCE',
      overturnedAtMs: null,
      overturnedBy: null,
    },
  ],
  confidenceVotes: [
    {
      id: 'f1',
      rulingId: 'u1',
      playerId: P1,
      calledAtMs: MADE_AT,
      endsAtMs: MADE_AT,
      status: 'OVERTURNED',
      overturning: 2,
      affirming: 0,
    },
    {
      id: 'f2',
      rulingId: 'u2',
      playerId: P1,
      calledAtMs: MADE_AT,
      endsAtMs: MADE_AT,
      status: 'OPEN',
      overturning: null,
      affirming: null,
    },
  ],
  confidenceBallots: [{ id: 'f1|p1', voteId: 'f1', playerId: P1, choice: 'OVERTURN' }],
};
