import { instant } from '../../../src/kernel';
import type { Instant } from '../../../src/kernel';
import type { ProposalEffect } from '../../../src/round';
import { eventText, roundOf } from '../../../src/round';
import { weekId } from '../../../src/round/calendar/week';
import { OFFICES } from '../../support/custom-mechanics';
import { given } from '../given';
import { later, ofType, replay, rowsOf } from '../harness';
import type { TestRound } from '../harness';
import { DAY_MS } from '../judge/judge-round';
import { traders } from '../trades/traders';
import { adoptByVote } from './adopt-by-vote';
import { proposal } from './proposal-commands';
import type { HandRank } from '../../../src/round/hands/vocabulary';

const eventsOf = (round: TestRound) => round.journal.map(({ event }) => event);
const ask = (round: TestRound, ...effects: ProposalEffect[]) =>
  round.ask('ann', proposal({ class: 'URGENT', effects }));
const term = (
  playerId: string,
  untilMs: Instant | null,
  office: string | null = null,
): ProposalEffect => ({ type: 'SET_TERM', office, playerId: playerId as never, untilMs });
const hand = (placement: number, total: string | null, handId = 'h1'): ProposalEffect => ({
  type: 'CORRECT_HAND',
  handId: handId as never,
  placement,
  total,
});

/** Checks the invariants, and that the journal folds to the same state. */
function expectSound(round: TestRound): void {
  expect(round.violations()).toEqual([]);
  expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
}

const untilWeek = (round: TestRound, week: number): void => {
  while (roundOf(round.state).week < week) {
    round.do('host', { type: 'AdvanceClock', toMs: later(round.now, DAY_MS) });
  }
};
const sits = (round: TestRound): boolean => round.state.need('judgeTerms', 'j1').endedAtMs === null;

describe('the term of a Judge that a proposal sets [P13]', () => {
  const judged = (): TestRound => {
    const round = traders();
    given(round, round.now, { type: 'JudgeAppointed', termId: 'j1', playerId: 'p2' as never });
    return round;
  };

  it('lasts to the end of the week in which the date is, whatever the rules say of terms', () => {
    const round = judged();
    const until = later(round.now, 17 * DAY_MS);
    adoptByVote(round, term('p2', until));
    const [set] = ofType(eventsOf(round), 'JudgeTermSet');
    expect(set).toMatchObject({ playerId: 'p2', untilMs: until, proposalId: 'm1' });
    expect(eventText(round.state, set!)).toMatch(
      /^bob is Judge until the end of the first week that ends at /,
    );
    while (sits(round)) untilWeek(round, roundOf(round.state).week + 1);
    const { endedAtMs, ending } = round.state.need('judgeTerms', 'j1');
    const late = (endedAtMs ?? 0) - until;
    expect({ ending, isOfThatWeek: late >= 0 && late < 7 * DAY_MS }).toEqual({
      ending: 'EXPIRED',
      isOfThatWeek: true,
    });
    expectSound(round);
  });

  it('ends at the date where a week does', () => {
    const round = judged();
    const week = round.state.need('weeks', weekId(roundOf(round.state).week));
    const until = later(week.startedAtMs, 21 * DAY_MS);
    adoptByVote(round, term('p2', until));
    while (sits(round)) untilWeek(round, roundOf(round.state).week + 1);
    expect(round.state.need('judgeTerms', 'j1').endedAtMs).toBe(until);
  });

  it('is what the rules say again where the date is taken away', () => {
    const round = judged();
    adoptByVote(round, term('p2', later(round.now, 60 * DAY_MS)));
    adoptByVote(round, term('p2', null));
    expect(sits(round)).toBe(true);
    untilWeek(round, roundOf(round.state).week + 1);
    expect(sits(round)).toBe(false);
    expectSound(round);
  });

  it('is refused of nobody, of another, and of a time that is over', () => {
    const round = traders();
    const soon = later(round.now, DAY_MS);
    expect(ask(round, term('p2', soon))?.code).toBe('CHAIR_VACANT');
    given(round, round.now, { type: 'JudgeAppointed', termId: 'j1', playerId: 'p2' as never });
    expect(ask(round, term('p1', soon))?.code).toBe('JUDGE_CHANGED');
    expect(ask(round, term('p2', round.now))).toMatchObject({
      code: 'TERM_IN_THE_PAST',
      facts: { effect: 0, untilMs: round.now, nowMs: round.now },
    });
  });
});

describe('the term of an office that a proposal sets [P13]', () => {
  function scribed(): TestRound {
    const round = traders();
    adoptByVote(round, {
      type: 'AMEND_RULESET',
      patch: [{ op: 'add', path: '/offices', value: OFFICES as never }],
    });
    const filled = { office: 'SCRIBE', playerId: 'p2' as never, filledBy: 'VOTE' } as const;
    given(round, round.now, { type: 'OfficeFilled', ...filled, untilMs: null });
    return round;
  }

  it('ends then, or never', () => {
    const round = scribed();
    const until = later(round.now, 30 * DAY_MS);
    adoptByVote(round, term('p2', until, 'SCRIBE'));
    expect(round.state.get('offices', 'SCRIBE')).toMatchObject({ playerId: 'p2', untilMs: until });
    const [set] = ofType(eventsOf(round), 'OfficeTermSet');
    expect(eventText(round.state, set!)).toMatch(/^bob is Scribe until 2021-\S+\.$/);
    adoptByVote(round, term('p2', null, 'SCRIBE'));
    expect(round.state.get('offices', 'SCRIBE')?.untilMs).toBeNull();
    expectSound(round);
  });

  it('is refused of whoever does not hold it, and of one that the same proposal does away with', () => {
    const round = scribed();
    const until = later(round.now, 30 * DAY_MS);
    expect(ask(round, term('p1', until, 'SCRIBE'))?.code).toBe('OFFICE_NOT_HELD');
    expect(ask(round, term('p2', until, 'POPE'))?.code).toBe('OFFICE_UNKNOWN');
    expect(ask(round, term('p2', instant(1), 'SCRIBE'))?.code).toBe('TERM_IN_THE_PAST');
    const abolish: ProposalEffect = {
      type: 'AMEND_RULESET',
      patch: [{ op: 'replace', path: '/offices', value: [] }],
    };
    expect(ask(round, term('p2', until, 'SCRIBE'), abolish)).toMatchObject({
      code: 'OFFICE_UNKNOWN',
      facts: { effect: 1 },
    });
  });
});

describe('the place of a hand that a proposal sets right [P14]', () => {
  const SCORE = {
    ...{ cards: 1, ranks: 42, multipliers: [], multiplier: 1, highest: 18 },
    total: '60',
  };
  function placed(score: HandRank = SCORE): TestRound {
    const round = traders();
    const of = { handId: 'h1', playerId: 'p2' as never } as const;
    const cards = [{ rank: 'KNIGHT', suit: 'SWORDS', count: 1 }];
    given(round, round.now, { type: 'HandPresented', ...of, cards, placesAtMs: round.now });
    given(round, round.now, { type: 'HandPlaced', ...of, placement: 2, score, transfers: [] });
    return round;
  }
  const row = (round: TestRound) => round.state.need('hands', 'h1');

  it('sets it, and the score if it says so, and moves nothing', () => {
    const round = placed();
    adoptByVote(round, hand(1, null));
    expect(row(round)).toMatchObject({ placement: 1, score: SCORE });
    adoptByVote(round, hand(1, '-12'));
    expect(row(round)).toMatchObject({ placement: 1, score: { ...SCORE, total: '-12' } });
    const [first, second] = ofType(eventsOf(round), 'HandCorrected');
    const of = { handId: 'h1', playerId: 'p2', placement: 1 };
    expect(first).toEqual({ type: 'HandCorrected', ...of, total: null, proposalId: 'm1' });
    expect(eventText(round.state, second!)).toBe(
      'bob’s hand of week 2 now has place 1 with a score of -12.',
    );
    expectSound(round);
  });

  it('is refused of a hand without a place, twice, of what is so already, and of no number', () => {
    const round = placed();
    expect(ask(round, hand(1, null, 'h9'))?.code).toBe('HAND_NOT_PLACED');
    expect(ask(round, hand(2, '60'))?.code).toBe('NOTHING_TO_CORRECT');
    expect(ask(round, hand(1, null), hand(3, null))).toMatchObject({
      code: 'NOTHING_TO_CORRECT',
      facts: {},
    });
    expect(ask(round, hand(0, null))).toMatchObject({
      code: 'MALFORMED',
      facts: { effect: 0, field: 'placement' },
    });
    for (const total of ['', '1.5', '007', '-0', 'many']) {
      expect(ask(round, hand(1, total))).toMatchObject({ facts: { field: 'score' } });
    }
  });

  it('gives no score to a hand that was placed as in poker', () => {
    const round = placed({ poker: 'FLUSH', line: 5, cards: [] });
    expect(ask(round, hand(1, '5'))?.code).toBe('HAND_WITHOUT_SCORE');
    adoptByVote(round, hand(1, null));
    expect(row(round)).toMatchObject({ placement: 1, score: { poker: 'FLUSH' } });
  });
});
