import { canonicalJson, DAY_MS, inOnePiece, instant, sha256OfHex } from '../../../src/kernel';
import { advanceRound, dueRound, roundOf } from '../../../src/round';
import {
  at,
  edition,
  later,
  MONDAY,
  NEXT_MONDAY,
  NEXT_SUNDAY,
  ofType,
  rowsOf,
  SUNDAY,
  TestRound,
  THURSDAY,
  typesOf,
} from '../harness';

describe('the start', () => {
  it('begins with week, phase and lots, in that order [A4, E5]', () => {
    const round = TestRound.open();
    expect(typesOf(round.told).slice(0, 5)).toEqual([
      'RoundCreated',
      'RoundStarted',
      'WeekStarted',
      'PhaseStarted',
      'LotGenerated',
    ]);
    expect(ofType(round.told, 'LotGenerated')).toHaveLength(10);
    expect(roundOf(round.state)).toMatchObject({ status: 'RUNNING', week: 1, phase: 'BARTERING' });
  });

  it('waits for its instant, to the millisecond', () => {
    const round = TestRound.open({ now: later(SUNDAY, -5000), startsAtMs: SUNDAY });
    expect(dueRound(round.state)).toBe(SUNDAY);
    expect(round.advanceTo(later(SUNDAY, -1))).toEqual([]);
    expect(typesOf(round.advanceTo(SUNDAY))[0]).toBe('RoundStarted');
  });

  it('pays those who joined in the set-up when it falls in the Auction Phase [Phases]', () => {
    const round = TestRound.open({ now: SUNDAY, startsAtMs: at('2021-08-31T10:00:00Z') });
    round.join('ann', 'bob');
    expect(round.held('ann', 'CHIP')).toBe(0);
    const [paid] = ofType(round.advanceTo(at('2021-08-31T10:00:00Z')), 'IncomePaid');
    expect(paid!.payments.map(({ playerId, amount }) => [playerId, amount])).toEqual([
      ['p1', 100],
      ['p2', 100],
    ]);
  });

  it('pays nobody when it falls in the Bartering Phase [Phases]', () => {
    const round = TestRound.open({ now: later(SUNDAY, -1), startsAtMs: SUNDAY });
    round.join('ann');
    expect(ofType(round.advanceTo(SUNDAY), 'IncomePaid')).toEqual([]);
  });
});

describe('a boundary', () => {
  it.each([
    ['Monday 00:00', MONDAY, 'BARTERING', 'AUCTION'],
    ['Thursday 00:00', THURSDAY, 'AUCTION', 'BARTERING'],
  ])('at %s belongs to the phase that starts there [A1]', (_name, boundary, before, after) => {
    const round = TestRound.open({ rehearsal: true });
    round.advanceTo(later(boundary, -1));
    expect(round.phase()).toBe(before);
    round.advanceTo(boundary);
    expect(round.phase()).toBe(after);
    expect(roundOf(round.state).phaseStartedAtMs).toBe(boundary);
  });

  it('on Sunday ends the week and keeps the phase [General]', () => {
    const round = TestRound.open({ rehearsal: true });
    round.advanceTo(later(NEXT_SUNDAY, -1));
    expect(roundOf(round.state).week).toBe(1);
    const events = round.advanceTo(NEXT_SUNDAY);
    expect(typesOf(events)).toEqual(['AuctionConcluded', 'WeekEnded', 'WeekStarted']);
    expect(roundOf(round.state)).toMatchObject({ week: 2, phase: 'BARTERING', nextDraw: 1 });
  });

  it('publishes the seed that was committed to [design, 7]', () => {
    const round = TestRound.open({ rehearsal: true });
    round.advanceTo(NEXT_SUNDAY);
    const week = round.state.need('weeks', 'w1');
    expect(sha256OfHex(week.seed!)).toBe(week.commitment);
    expect(round.state.need('weeks', 'w2').seed).toBeNull();
  });

  it('pays the income as the Auction Phase starts, after the phase change [A3]', () => {
    const round = TestRound.open({ rehearsal: true });
    round.join('ann');
    expect(typesOf(round.advanceTo(MONDAY))).toEqual(['PhaseStarted', 'IncomePaid']);
  });

  it('settles the week before it ends, with the dice of that week [A3]', () => {
    const round = TestRound.open({ rehearsal: true });
    round.join('ann');
    round.grant('ann', { 'CARD:WHEEL_OF_FORTUNE:ARCANA': 1 });
    round.do('host', { type: 'AdvanceClock', toMs: MONDAY });
    round.do('ann', {
      type: 'SealHand',
      cards: [{ rank: 'WHEEL_OF_FORTUNE', suit: 'ARCANA', count: 1 }],
      salt: 'salt',
    });
    const events = round.do('host', { type: 'AdvanceClock', toMs: NEXT_SUNDAY });
    const types = typesOf(events);
    expect(types.indexOf('FortuneTold')).toBeLessThan(types.indexOf('AuctionConcluded'));
    expect(types.indexOf('AuctionConcluded')).toBeLessThan(types.indexOf('WeekEnded'));
    expect(ofType(events, 'FortuneTold')[0]!.rolls.week).toBe(1);
  });
});

it('concludes an auction on its revelation date, also where that is no boundary and nobody bid [E4]', () => {
  const round = TestRound.open({
    rehearsal: true,
    document: edition({ secretActions: { revelationAfterDays: 2 } }),
  });
  round.advanceTo(NEXT_SUNDAY);
  const concluded = round.journal.filter(({ event }) => event.type === 'AuctionConcluded');
  expect(concluded.map(({ atMs }) => atMs)).toEqual([at('2021-09-04')]);
});

describe('being late', () => {
  const NAMES = ['ann', 'bob', 'cid'];

  it('settles three missed weeks each at its own instant [A2]', () => {
    const round = TestRound.open({ rehearsal: true });
    round.join(...NAMES);
    const before = round.journal.length;
    round.advanceTo(at('2021-09-19T12:00:00Z'));
    const told = round.journal.slice(before).filter(({ event }) => event.type !== 'LotGenerated');
    const times = told
      .filter(({ event }) => event.type === 'WeekStarted' || event.type === 'PhaseStarted')
      .map(({ atMs }) => new Date(atMs).toISOString().slice(0, 16));
    expect(times).toEqual([
      '2021-08-30T00:00',
      '2021-09-02T00:00',
      '2021-09-05T00:00',
      '2021-09-06T00:00',
      '2021-09-09T00:00',
      '2021-09-12T00:00',
      '2021-09-13T00:00',
      '2021-09-16T00:00',
      '2021-09-19T00:00',
    ]);
    expect(round.held('ann', 'CHIP')).toBe(300);
  });

  it('comes to the same as being in time [A2]', () => {
    const [late, early] = [
      TestRound.open({ rehearsal: true }),
      TestRound.open({ rehearsal: true }),
    ];
    late.join(...NAMES);
    early.join(...NAMES);
    for (let hour = 0; hour <= 24 * 21; hour += 1) early.advanceTo(later(SUNDAY, hour * 3_600_000));
    late.advanceTo(early.now);
    expect(canonicalJson(late.journal)).toBe(canonicalJson(early.journal));
    expect(rowsOf(late.state)).toEqual(rowsOf(early.state));
  });

  it('comes to the same by a test clock that goes far at once, in pieces', () => {
    const [far, near] = [TestRound.open({ rehearsal: true }), TestRound.open({ rehearsal: true })];
    const to = later(SUNDAY, 300 * DAY_MS);
    for (const round of [far, near]) round.join(...NAMES);
    for (let day = 1; day <= 300; day += 1) {
      near.do('host', { type: 'AdvanceClock', toMs: later(SUNDAY, day * DAY_MS) });
    }
    far.do('host', { type: 'AdvanceClock', toMs: to });
    const happened = ({ journal }: TestRound): unknown =>
      journal
        .map(({ atMs, actor, event }) => ({ atMs, actor, event }))
        .filter(({ event }) => event.type !== 'ClockAdvanced');
    expect(
      far.journal.filter(({ event }) => event.type === 'ClockAdvanced').length,
    ).toBeGreaterThan(1);
    expect(happened(far)).toEqual(happened(near));
  });

  it('can be caught up in parts', () => {
    const round = TestRound.open({ rehearsal: true });
    const to = NEXT_MONDAY;
    expect(inOnePiece(advanceRound(round.turn('clock', to), to, 2))).toBe(NEXT_SUNDAY);
    expect(dueRound(round.state)).toBe(NEXT_SUNDAY);
    expect(inOnePiece(advanceRound(round.turn('clock', to), to, 2))).toBeNull();
    expect(inOnePiece(advanceRound(round.turn('clock', to), to, 0))).toBeNull();
  });
});

describe('tempo', () => {
  const fast = edition({ rulesDaySeconds: 1 });

  it('scales weeks and phases: a day of one second [A4]', () => {
    // A Tuesday: rules-time still begins on the Sunday before.
    const start = at('2021-08-24T13:14:15.678Z');
    const round = TestRound.open({ rehearsal: true, now: start, document: fast });
    const phases: [number, string | null][] = [];
    for (let ms = 0; ms <= 9000; ms += 1) {
      round.advanceTo(later(start, ms));
      if (phases.at(-1)?.[1] !== round.phase()) phases.push([ms, round.phase()]);
    }
    expect(phases).toEqual([
      [0, 'BARTERING'],
      [1000, 'AUCTION'],
      [4000, 'BARTERING'],
      [8000, 'AUCTION'],
    ]);
    expect(round.state.need('weeks', 'w2').startedAtMs).toBe(start + 7000);
  });

  it('starts at the rules-time of the host’s choice [A4]', () => {
    const rulesStartMs = at('2021-09-01T12:00:00Z') as unknown as never;
    const round = TestRound.open({ rehearsal: true, document: fast, rulesStartMs });
    expect(round.phase()).toBe('AUCTION');
    expect(dueRound(round.state)).toBe(SUNDAY + 500);
  });

  it('goes on for years without losing a millisecond [A4]', () => {
    const start = at('2021-08-25T02:43:01.689Z');
    const round = TestRound.open({ now: start, document: edition({ steward: false }) });
    round.advanceTo(instant(start + 1500 * 86_400_000));
    for (const { startedAtMs } of round.state.all('weeks').filter(({ week }) => week > 1)) {
      expect(startedAtMs % 86_400_000).toBe(0);
    }
  });
});

it('names nothing due once the round is over', () => {
  const round = TestRound.open();
  round.do('host', { type: 'CloseSeason' });
  expect(dueRound(round.state)).toBeNull();
  expect(round.advanceTo(NEXT_MONDAY)).toEqual([]);
});
