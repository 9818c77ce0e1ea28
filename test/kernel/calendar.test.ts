import {
  DAY_MS,
  dayOfWeek,
  instant,
  nextBoundary,
  nextPhaseStart,
  phaseAt,
  plusRulesDays,
  rulesInstant,
  startOfWeek,
  toReal,
  toRules,
  WEEK_MS,
} from '../../src/kernel';
import type { Tempo } from '../../src/kernel';
import { fc } from '../support/property-testing';

const at = (text: string) => rulesInstant(Date.parse(text));
const text = (ms: number) => new Date(ms).toISOString();

const PHASES = [
  { phase: 'AUCTION', days: [1, 2, 3] },
  { phase: 'BARTERING', days: [4, 5, 6, 0] },
] as const;
const DRAFT_PHASES = [
  { phase: 'AUCTION', days: [0, 1, 2, 3] },
  { phase: 'BARTERING', days: [4, 5] },
  { phase: 'RESOLUTION', days: [6] },
] as const;

const tempo = (dayMs: number, anchorMs = 0, rulesAnchorMs = anchorMs): Tempo => ({
  dayMs,
  anchorMs: instant(anchorMs),
  rulesAnchorMs: rulesInstant(rulesAnchorMs),
});

const UTC = tempo(DAY_MS);
/** A tempo of one second a day. Rules-time begins on Sunday, 22 August 2021. */
const QUICK = tempo(1_000, Date.parse('2026-11-21T05:00:00Z'), Date.parse('2021-08-22T00:00:00Z'));

describe('a week', () => {
  test.each([
    ['2021-08-22T00:00:00.000Z', 0],
    ['2021-08-22T23:59:59.999Z', 0],
    ['2021-08-23T00:00:00.000Z', 1],
    ['2021-08-28T23:59:59.999Z', 6],
    ['1969-12-31T12:00:00.000Z', 3],
    ['1970-01-01T00:00:00.000Z', 4],
  ])('has %s on weekday %i, Sunday being 0 [General; A1]', (time, day) => {
    expect(dayOfWeek(at(time))).toBe(day);
  });

  test.each([
    ['2021-08-22T00:00:00.000Z', '2021-08-22T00:00:00.000Z'],
    ['2021-08-28T23:59:59.999Z', '2021-08-22T00:00:00.000Z'],
    ['2021-08-21T23:59:59.999Z', '2021-08-15T00:00:00.000Z'],
  ])('that holds %s starts on Sunday %s [General]', (time, start) => {
    expect(text(startOfWeek(at(time)))).toBe(start);
  });
});

describe('a phase', () => {
  test.each([
    ['2021-08-22T23:59:59.999Z', 'BARTERING'],
    ['2021-08-23T00:00:00.000Z', 'AUCTION'],
    ['2021-08-25T23:59:59.999Z', 'AUCTION'],
    ['2021-08-26T00:00:00.000Z', 'BARTERING'],
    ['2021-08-29T00:00:00.000Z', 'BARTERING'],
    ['2021-08-30T00:00:00.000Z', 'AUCTION'],
  ])('at %s is %s: the boundary belongs to what starts there [Phases; A1]', (time, phase) => {
    expect(phaseAt(PHASES, at(time))).toBe(phase);
  });

  it('is null on a day that no phase has', () => {
    expect(phaseAt([{ phase: 'AUCTION', days: [1] }], at('2021-08-22T00:00:00Z'))).toBeNull();
  });

  test.each([
    ['2021-08-23T00:00:00.000Z', '2021-08-26T00:00:00.000Z'],
    ['2021-08-25T23:59:59.999Z', '2021-08-26T00:00:00.000Z'],
    ['2021-08-26T00:00:00.000Z', '2021-08-29T00:00:00.000Z'],
    ['2021-08-28T12:00:00.000Z', '2021-08-29T00:00:00.000Z'],
    ['2021-08-29T00:00:00.000Z', '2021-08-30T00:00:00.000Z'],
  ])('or week after %s begins at %s [Phases; A3]', (time, boundary) => {
    expect(text(nextBoundary(PHASES, at(time)))).toBe(boundary);
  });

  test.each([
    ['2021-08-23T00:00:00.000Z', '2021-08-26T00:00:00.000Z'],
    ['2021-08-25T23:59:59.999Z', '2021-08-26T00:00:00.000Z'],
    ['2021-08-26T00:00:00.000Z', '2021-08-30T00:00:00.000Z'],
    ['2021-08-29T00:00:00.000Z', '2021-08-30T00:00:00.000Z'],
  ])('after that of %s starts at %s, over the end of the week [D2]', (time, start) => {
    expect(text(nextPhaseStart(PHASES, at(time)))).toBe(start);
  });

  it('of one day ends at the next midnight [draft, Phases]', () => {
    expect(text(nextPhaseStart(DRAFT_PHASES, at('2021-08-28T00:00:00Z')))).toBe(
      '2021-08-29T00:00:00.000Z',
    );
  });
});

describe('a tempo', () => {
  it('of 24 hours is UTC itself, to the millisecond [A4]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2e12, max: 4e12 }), (ms) => {
        expect(toRules(UTC, instant(ms))).toBe(ms);
        expect(toReal(UTC, rulesInstant(ms))).toBe(ms);
      }),
    );
  });

  test.each([
    ['2026-11-21T05:00:00.000Z', '2021-08-22T00:00:00.000Z'],
    ['2026-11-21T05:00:00.999Z', '2021-08-22T23:58:33.600Z'],
    ['2026-11-21T05:00:01.000Z', '2021-08-23T00:00:00.000Z'],
    ['2026-11-21T05:00:07.000Z', '2021-08-29T00:00:00.000Z'],
  ])('of one second a day has, at %s, the rules-time %s [A4]', (real, rules) => {
    expect(text(toRules(QUICK, instant(Date.parse(real))))).toBe(rules);
  });

  it('of one second a day begins a day at a whole second [A4]', () => {
    const midnight = rulesInstant(QUICK.rulesAnchorMs + WEEK_MS);
    expect(text(toReal(QUICK, midnight))).toBe('2026-11-21T05:00:07.000Z');
  });

  it('gives the first millisecond at which a rules-time has come [A4]', () => {
    const dayMs = fc.integer({ min: 1_000, max: 31_536_000_000 });
    const rules = fc.integer({ min: -3e12, max: 3e12 });
    fc.assert(
      fc.property(dayMs, fc.integer({ min: 0, max: 2e12 }), rules, (day, anchor, offset) => {
        const run = tempo(day, anchor, 1_600_000_000_000);
        const wanted = rulesInstant(1_600_000_000_000 + offset);
        const real = toReal(run, wanted);
        expect(toRules(run, real)).toBeGreaterThanOrEqual(wanted);
        expect(toRules(run, instant(real - 1))).toBeLessThan(wanted);
      }),
    );
  });

  it('never runs backwards [A4]', () => {
    const ms = fc.integer({ min: 0, max: 4e12 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1e9 }), ms, ms, (day, one, other) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        const run = tempo(day, 1e12);
        expect(toRules(run, instant(early))).toBeLessThanOrEqual(toRules(run, instant(late)));
      }),
    );
  });

  test.each([
    [DAY_MS, 7, WEEK_MS],
    [1_000, 7, 7_000],
    [1_000, 2, 2_000],
    [1_001, 0.5, 501],
  ])('of %i ms a day takes %d days to last %i ms [A4]', (dayMs, days, lasts) => {
    expect(plusRulesDays(tempo(dayMs), instant(5), days)).toBe(5 + lasts);
  });
});
