import { DAY_MS, instant, retime, rulesInstant, toReal, toRules } from '../../src/kernel';
import type { Tempo } from '../../src/kernel';
import { fc } from '../support/property-testing';

const dayMs = fc.constantFrom(1_000, 1_001, 7_000, 3_600_000, DAY_MS, 100_000_001, 31_536_000_000);
const start = fc.integer({ min: 1_600_000_000_000, max: 1_700_000_000_000 });
const tempo: fc.Arbitrary<Tempo> = fc.tuple(dayMs, start, start).map(([day, anchor, rules]) => ({
  dayMs: day,
  anchorMs: instant(anchor),
  rulesAnchorMs: rulesInstant(rules),
}));
/** Instants of every kind: at midnight, close to midnight, and anywhere. */
const place = fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(-1, 0, 1, 2, 30_000));

const midnightAt = (clock: Tempo, days: number): number => {
  const origin = Math.ceil(clock.rulesAnchorMs / DAY_MS) * DAY_MS;
  return toReal(clock, rulesInstant(origin + days * DAY_MS));
};
const floorDay = (rules: number): number => Math.floor(rules / DAY_MS) * DAY_MS;

it('lets rules-time go on from where it is, to the millisecond of either tempo [A4]', () => {
  fc.assert(
    fc.property(tempo, dayMs, place, (before, day, [days, off]) => {
      const at = instant(midnightAt(before, days) + off);
      const after = retime(before, day, at);
      expect(after.dayMs).toBe(day);
      const gap = Math.abs(toRules(after, at) - toRules(before, at));
      expect(gap).toBeLessThanOrEqual(DAY_MS / Math.min(day, before.dayMs) + 1);
    }),
  );
});

it('keeps the midnight that comes at that instant, and lets no other come there [A4]', () => {
  fc.assert(
    fc.property(tempo, dayMs, place, (before, day, [days, off]) => {
      const at = instant(midnightAt(before, days) + off);
      const midnight = rulesInstant(floorDay(toRules(before, at)));
      const after = retime(before, day, at);
      expect(floorDay(toRules(after, at))).toBe(midnight);
      expect(toReal(after, midnight) === at).toBe(toReal(before, midnight) === at);
      expect(toReal(after, rulesInstant(midnight + DAY_MS))).toBeGreaterThan(at);
    }),
  );
});
