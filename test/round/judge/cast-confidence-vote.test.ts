import { rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import { thirds } from '../../support/custom-mechanics';
import { ballotsOf } from '../../../src/round/judge/conclude-confidence-votes';
import { edition, EDITION, later, NEXT_SUNDAY, ofType, TestRound, typesOf } from '../harness';
import { call, cast, Court, DAY_MS, nominate, NOON, overturn, ruling } from './judge-round';

const FOUR_DAYS = later(NOON, 4 * DAY_MS);
const TWO_DAYS = later(NOON, 2 * DAY_MS);

const voting = (): Court => {
  const court = Court.sit('ann');
  court.do('bob', call(court.ruled()));
  return court;
};

describe('the count', () => {
  test.each([
    ['more to overturn than to affirm', ['OVERTURN', 'OVERTURN', 'AFFIRM'], true],
    ['as many', ['OVERTURN', 'AFFIRM'], false],
    ['fewer', ['OVERTURN', 'AFFIRM', 'AFFIRM'], false],
    ['no vote', [], false],
  ] as const)('with %s [Judges; I2]', (_what, choices, overturned) => {
    const court = voting();
    for (const [index, choice] of choices.entries()) {
      court.do(['bob', 'cid', 'dot'][index]!, cast(choice));
    }
    const [counted] = ofType(court.advanceTo(TWO_DAYS), 'ConfidenceVoteConcluded');
    expect(counted).toEqual({
      type: 'ConfidenceVoteConcluded',
      voteId: 'f1',
      rulingId: 'u1',
      overturning: choices.filter((choice) => choice === 'OVERTURN').length,
      affirming: choices.filter((choice) => choice === 'AFFIRM').length,
      overturned,
    });
    const { status } = court.state.need('justiceRequests', 'q1');
    expect(status).toBe(overturned ? 'SET_ASIDE' : 'ANSWERED');
    expect(court.violations()).toEqual([]);
  });

  test.each([
    [['OVERTURN', 'OVERTURN'], false],
    [['OVERTURN', 'OVERTURN', 'OVERTURN'], true],
    [['OVERTURN', 'OVERTURN', 'OVERTURN', 'AFFIRM'], true],
  ] as const)('of two thirds of the players, by a majority of the rules: %j [AC1]', (...args) => {
    const [choices, overturned] = args;
    const court = Court.sit('ann', thirds(2));
    court.do('bob', call(court.ruled()));
    for (const [index, choice] of choices.entries()) {
      court.do(['bob', 'cid', 'dot', 'ann'][index]!, cast(choice));
    }
    const [counted] = ofType(court.advanceTo(TWO_DAYS), 'ConfidenceVoteConcluded');
    expect(counted).toMatchObject({ overturned });
    expect(ruleMarkdown(rulesetOf(court.state))).toContain(
      'this: the votes to overturn it × 3 is at least the players × 2, as numbers, at the end.',
    );
  });

  it('takes the last vote of each, the Judge’s too', () => {
    const court = voting();
    court.do('bob', cast('OVERTURN'));
    court.do('bob', cast('AFFIRM'));
    court.do('ann', cast('AFFIRM'));
    const [counted] = ofType(court.advanceTo(TWO_DAYS), 'ConfidenceVoteConcluded');
    expect(counted).toMatchObject({ overturning: 0, affirming: 2 });
  });

  it('is of a vote that was called, and can be taken back by another choice', () => {
    const court = Court.sit('ann');
    expect(court.ask('bob', cast('AFFIRM'))).toMatchObject({
      code: 'CONFIDENCE_VOTE_NOT_FOUND',
      rule: 'judge',
      facts: { confidenceVoteId: 'f1' },
    });
    court.do('bob', call(court.ruled()));
    const { id: playerId } = court.state.need('players', court.player('bob'));
    expect(court.do('bob', cast('AFFIRM'))).toEqual([
      { type: 'ConfidenceVoteCast', voteId: 'f1', playerId, choice: 'AFFIRM' },
    ]);
  });

  it('takes votes only from those who are players then [B2]', () => {
    const court = voting();
    court.do('bob', cast('OVERTURN'));
    court.do('cid', cast('OVERTURN'));
    court.do('dot', cast('AFFIRM'));
    court.do('bob', { type: 'LeaveSeason' });
    const [counted] = ofType(court.advanceTo(TWO_DAYS), 'ConfidenceVoteConcluded');
    expect(counted).toMatchObject({ overturning: 1, affirming: 1, overturned: false });
  });

  it('does not count whoever idled as it ended, not even when they have left since [L5]', () => {
    const court = voting();
    court.do('bob', cast('OVERTURN'));
    court.do('cid', cast('OVERTURN'));
    court.do('bob', { type: 'GoIdle' });
    const [counted] = ofType(court.advanceTo(TWO_DAYS), 'ConfidenceVoteConcluded');
    expect(counted).toMatchObject({ overturning: 1, affirming: 0 });
    court.do('bob', { type: 'LeaveSeason' });
    const vote = court.state.need('confidenceVotes', counted!.voteId);
    expect(ballotsOf(court.state, vote).map(({ playerId }) => playerId)).toEqual([
      court.player('cid'),
    ]);
  });

  it('leaves nothing to rule on after it overturned [W9]', () => {
    const court = voting();
    court.do('bob', cast('OVERTURN'));
    court.advanceTo(TWO_DAYS);
    expect(court.ask('ann', ruling('q1'))).toMatchObject({
      code: 'REQUEST_CLOSED',
      facts: { status: 'SET_ASIDE' },
    });
  });

  it('falls away when the Judge overturns the ruling meanwhile [W9]', () => {
    const court = voting();
    court.do('ann', overturn('u1'));
    expect(court.ask('bob', cast('AFFIRM'))).toMatchObject({
      code: 'CONFIDENCE_VOTE_OVER',
      facts: { status: 'CANCELLED' },
    });
    expect(typesOf(court.advanceTo(FOUR_DAYS))).not.toContain('ConfidenceVoteConcluded');
    expect(court.violations()).toEqual([]);
  });

  it('comes before the election at one instant, the oldest vote first [A3, W11]', () => {
    const court = Court.sit('ann');
    court.do('cid', nominate());
    court.advanceTo(later(NEXT_SUNDAY, -2 * DAY_MS));
    const [first, second] = [court.ruled(), court.ruled()];
    court.do('dot', call(second));
    court.do('dot', call(first));
    const events = court.advanceTo(NEXT_SUNDAY);
    const concluded = ofType(events, 'ConfidenceVoteConcluded');
    expect(concluded.map(({ voteId }) => voteId)).toEqual(['f1', 'f2']);
    const order = ['AuctionConcluded', 'ConfidenceVoteConcluded', 'JudgeTermEnded', 'WeekEnded'];
    expect([...new Set(typesOf(events).filter((type) => order.includes(type)))]).toEqual(order);
  });

  it('keeps the numbers of the ruleset, in rules-days [A4]', () => {
    const judge = { ...EDITION.judge!, confidenceDays: 1, removalAssents: 1 };
    const document = edition({ judge, steward: false, rulesDaySeconds: 60 });
    const round = TestRound.open({ document });
    round.join('ann', 'bob');
    round.do('host', { type: 'AppointJudge', playerId: round.player('ann') });
    round.do('bob', {
      type: 'RequestJustice',
      kind: 'STATEMENT',
      text: 'x',
      entries: [],
      sections: [],
    });
    round.do('ann', ruling('q1'));
    expect(round.do('bob', call('u1'))).toMatchObject([{ endsAtMs: later(round.now, 60_000) }]);
    round.do('bob', { type: 'AssentToJudgeRemoval', playerId: round.player('ann') });
    expect(round.state.countBy('judgeTerms', 'sitting', 'yes')).toBe(0);
  });
});
