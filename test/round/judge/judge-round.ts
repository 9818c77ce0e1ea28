import { required } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import type { Expression } from '../../../src/rulesets';
import type { RoundCommand, RoundRefusal } from '../../../src/round';
import type {
  CandidacyId,
  ConfidenceVoteId,
  JusticeRequestId,
  RulingId,
} from '../../../src/round/model/ids';
import { at, edition, EDITION, TestRound } from '../harness';

export const NOON = at('2021-08-31T12:00:00Z');
export const DAY_MS = 86_400_000;

type Command<T extends RoundCommand['type']> = Extract<RoundCommand, { type: T }>;

/** A round with four players that started on Sunday. `host` does not play. */
export class Court extends TestRound {
  static sit(judge: string | null = 'ann', confidenceMajority?: Expression): Court {
    const court = new Court();
    const judging =
      confidenceMajority === undefined
        ? {}
        : { judge: { ...required(EDITION.judge, 'a Judge'), confidenceMajority } };
    const document = edition({ steward: false, ...judging });
    expect(court.create({ document })).toBeNull();
    court.join('ann', 'bob', 'cid', 'dot');
    if (judge !== null) court.do('host', court.appoint(judge));
    court.advanceTo(NOON);
    return court;
  }

  appoint(who: string): Command<'AppointJudge'> {
    return { type: 'AppointJudge', playerId: this.player(who) };
  }

  assent(judge: string): Command<'AssentToJudgeRemoval'> {
    return { type: 'AssentToJudgeRemoval', playerId: this.player(judge) };
  }

  at(instant: Instant, who: string, command: RoundCommand): RoundRefusal | null {
    this.advanceTo(instant);
    return this.ask(who, command);
  }

  /** The Judge rules on a statement of Bob's. Returns the ruling's id. */
  ruled(judge = 'ann'): RulingId {
    const number = this.state.count('justiceRequests') + 1;
    this.do('bob', STATEMENT);
    this.do(judge, ruling(`q${number}` as const));
    return `u${this.state.count('rulings')}` as const;
  }

  judge(): string | null {
    const term = this.state.by('judgeTerms', 'sitting', 'yes')[0];
    return term === undefined ? null : this.state.need('players', term.playerId).name;
  }
}

export const STATEMENT: Command<'RequestJustice'> = {
  type: 'RequestJustice',
  kind: 'STATEMENT',
  text: 'A duck is a card.',
  entries: [2],
  sections: ['cards'],
};
export const QUESTION: Command<'RequestJustice'> = {
  type: 'RequestJustice',
  kind: 'QUESTION',
  text: 'How many ducks are there?',
  entries: [],
  sections: [],
};
export const ruling = (
  requestId: JusticeRequestId,
  verdict: 'TRUE' | 'FALSE' | null = 'FALSE',
): Command<'IssueRuling'> => ({
  type: 'IssueRuling',
  requestId,
  verdict,
  text: 'No deck has it.',
  entries: [],
  sections: ['judge'],
});
export const nominate = (text = 'I am fair.'): Command<'NominateForJudge'> => ({
  type: 'NominateForJudge',
  text,
});
export const endorse = (candidacyId: CandidacyId): Command<'EndorseCandidate'> => ({
  type: 'EndorseCandidate',
  candidacyId,
});
export const unendorse = (candidacyId: CandidacyId): Command<'WithdrawEndorsement'> => ({
  type: 'WithdrawEndorsement',
  candidacyId,
});
export const overturn = (rulingId: RulingId): Command<'OverturnRuling'> => ({
  type: 'OverturnRuling',
  rulingId,
});
export const call = (rulingId: RulingId): Command<'CallConfidenceVote'> => ({
  type: 'CallConfidenceVote',
  rulingId,
});
export const cast = (
  choice: 'OVERTURN' | 'AFFIRM',
  voteId: ConfidenceVoteId = 'f1',
): Command<'CastConfidenceVote'> => ({ type: 'CastConfidenceVote', voteId, choice });
