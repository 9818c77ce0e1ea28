import { amendRuleset, ruleProse } from '../../../src/rulesets';
import { ofType, TestRound, typesOf } from '../harness';
import { rulesetOf } from '../../../src/round/model/state';
import { adoptByVote } from '../proposals/adopt-by-vote';
import { amend, proposal } from '../proposals/proposal-commands';
import { rulesetWith } from '../given';
import { traders } from '../trades/traders';
import { DAY_MS, endorse, nominate, QUESTION, ruling, STATEMENT } from './judge-round';

const set = (path: string, value: unknown) => amend({ op: 'add', path: `/judge/${path}`, value });

const judges = (round: TestRound): string[] =>
  round.state
    .by('judgeTerms', 'sitting', 'yes')
    .map(({ playerId }) => round.state.need('players', playerId).name);

/** Advances day by day to the end of the week, a Sunday 00:00. */
function toWeekEnd(round: TestRound): ReturnType<TestRound['do']> {
  const { week } = round.state.need('rounds', 'round');
  const events: ReturnType<TestRound['do']> = [];
  while (round.state.need('rounds', 'round').week === week) {
    const toMs = (round.now - (round.now % DAY_MS) + DAY_MS) as never;
    events.push(...round.do('host', { type: 'AdvanceClock', toMs }));
  }
  return events;
}

const prose = (round: TestRound): string =>
  ruleProse(rulesetOf(round.state)).find(({ anchor }) => anchor === 'judge')?.markdown ?? '';

describe('several seats [X8]', () => {
  const bench = (): TestRound => {
    const round = traders();
    round.join('dot');
    adoptByVote(round, set('seats', 3));
    return round;
  };

  it('elects as many as there are seats, those with the most endorsements', () => {
    const round = bench();
    expect(prose(round)).toContain('There are up to 3 Judges');
    for (const who of ['ann', 'bob', 'cid', 'dot']) round.do(who, nominate());
    round.do('ann', endorse('n4'));
    round.do('bob', endorse('n4'));
    round.do('ann', endorse('n3'));
    const elected = ofType(toWeekEnd(round), 'JudgeElected');
    expect(judges(round)).toEqual(['dot', 'cid', 'ann']);
    expect(elected.map(({ counts, toElect }) => [counts.length, toElect])).toEqual([
      [4, 2],
      [3, 1],
      [2, undefined],
    ]);
    expect(round.state.all('candidacies').map(({ status }) => status)).toEqual([
      'ELECTED',
      'LOST',
      'ELECTED',
      'ELECTED',
    ]);
    expect(round.violations()).toEqual([]);
  });

  it('lets a Judge ask the others, and rule on what others ask', () => {
    const round = bench();
    for (const who of ['ann', 'bob']) round.do(who, nominate());
    toWeekEnd(round);
    round.do('ann', QUESTION);
    expect(round.ask('ann', ruling('q1', null))?.code).toBe('OWN_REQUEST');
    round.do('bob', ruling('q1', null));
    expect(round.state.need('justiceRequests', 'q1').status).toBe('ANSWERED');
  });

  it('removes the one that is named, and a Judge assents to the removal of others', () => {
    const round = bench();
    for (const who of ['ann', 'bob']) round.do(who, nominate());
    toWeekEnd(round);
    const assent = (who: string) => ({
      type: 'AssentToJudgeRemoval' as const,
      playerId: round.player(who),
    });
    expect(round.ask('ann', assent('ann'))?.code).toBe('YOU_ARE_THE_JUDGE');
    expect(round.ask('cid', assent('dot'))?.code).toBe('JUDGE_CHANGED');
    round.do('ann', assent('bob'));
    round.do('cid', assent('bob'));
    expect(judges(round)).toEqual(['ann']);
  });

  it('fills a seat that is vacant at the end of a week, beside those who sit on', () => {
    const round = bench();
    adoptByVote(round, set('termWeeks', 2));
    round.do('ann', nominate());
    toWeekEnd(round);
    expect(judges(round)).toEqual(['ann']);
    for (const who of ['ann', 'bob']) round.do(who, nominate());
    const events = toWeekEnd(round);
    expect(typesOf(events)).not.toContain('JudgeTermEnded');
    expect(judges(round)).toEqual(['ann', 'bob']);
    expect(round.state.need('candidacies', 'n2').status).toBe('LOST');
  });

  it('ends the terms that began last where an amendment leaves fewer seats', () => {
    const round = bench();
    for (const who of ['ann', 'bob', 'cid']) round.do(who, nominate());
    toWeekEnd(round);
    const ended = ofType(adoptByVote(round, set('seats', 1)), 'JudgeTermEnded');
    expect(ended.map(({ playerId, ending }) => [playerId, ending])).toEqual([
      [round.player('bob'), 'VOTED_OUT'],
      [round.player('cid'), 'VOTED_OUT'],
    ]);
    expect(judges(round)).toEqual(['ann']);
  });

  it('lets the host appoint as many in the first week, each once', () => {
    const round = TestRound.open({ document: rulesetWith(({ judge }) => (judge!.seats = 2)) });
    round.join('ann', 'bob', 'cid');
    const appoint = (who: string) => ({
      type: 'AppointJudge' as const,
      playerId: round.player(who),
    });
    round.do('host', appoint('ann'));
    expect(round.ask('host', appoint('ann'))?.code).toBe('CHAIR_TAKEN');
    round.do('host', appoint('bob'));
    expect(round.ask('host', appoint('cid'))?.code).toBe('CHAIR_TAKEN');
    expect(judges(round)).toEqual(['ann', 'bob']);
  });
});

describe('a Judge for three weeks [X8]', () => {
  it('elects for three weeks, and lets candidates wait meanwhile', () => {
    const round = traders();
    adoptByVote(round, set('termWeeks', 3));
    expect(prose(round)).toContain('is Judge for 3 weeks');
    round.do('ann', nominate());
    toWeekEnd(round);
    expect(judges(round)).toEqual(['ann']);
    round.do('bob', nominate());
    toWeekEnd(round);
    toWeekEnd(round);
    expect(judges(round)).toEqual(['ann']);
    expect(round.state.need('candidacies', 'n2').status).toBe('STANDING');
    expect(round.ask('bob', nominate())?.code).toBe('ALREADY_A_CANDIDATE');
    const events = toWeekEnd(round);
    expect(ofType(events, 'JudgeTermEnded')).toMatchObject([{ ending: 'EXPIRED' }]);
    expect(judges(round)).toEqual(['bob']);
  });
});

describe('no Judge [X8]', () => {
  const none = amend({ op: 'replace', path: '/judge', value: null });

  it('ends the term and refuses what concerns the office', () => {
    const round = traders();
    round.do('ann', nominate());
    toWeekEnd(round);
    const events = adoptByVote(round, none);
    expect(ofType(events, 'JudgeTermEnded')).toMatchObject([{ ending: 'VOTED_OUT' }]);
    expect(judges(round)).toEqual([]);
    expect(prose(round)).toBe('');
    for (const command of [nominate(), STATEMENT, endorse('n1')]) {
      expect(round.ask('ann', command)).toMatchObject({ code: 'NO_JUDGE', rule: 'general' });
    }
    expect(round.ask('ann', { type: 'ResignAsJudge' })?.code).toBe('NOT_THE_JUDGE');
    expect(typesOf(toWeekEnd(round))).not.toContain('JudgeElected');
  });
});

it.each([
  ['/judge/seats', 0, 'seats'],
  ['/judge/termWeeks', 53, 'termWeeks'],
])('refuses %s of %d, naming the field', (path, value, field) => {
  const refused = amendRuleset(rulesetWith(), [{ op: 'add', path, value }]);
  expect(refused.ok ? [] : refused.problems.map((found) => found.path)).toEqual([
    `/judge/${field}`,
  ]);
  const round = traders();
  expect(round.ask('ann', proposal({ effects: [amend({ op: 'add', path, value })] }))?.code).toBe(
    'RULESET_REFUSED',
  );
});
