import { nextAttempt, readRetryAfter } from '../../src/delivery/back-off';
import { instant } from '../../src/kernel';

const NOW = instant(1_700_000_000_000);
const latest = (): number => 0;
const earliest = (): number => 1;
const waitAfter = (failures: number, wish: number | null, random = latest): number =>
  nextAttempt(NOW, failures, wish, random) - NOW;

describe('the wait after a failure', () => {
  it('doubles up to six hours, up to a third shorter by chance', () => {
    expect([1, 2, 3, 13, 40].map((failures) => waitAfter(failures, null))).toEqual([
      5_000, 10_000, 20_000, 20_480_000, 21_600_000,
    ]);
    expect(waitAfter(3, null, earliest)).toBe(13_333);
  });

  it('is as long as the receiver asks, up to a day', () => {
    expect(waitAfter(1, 120_000)).toBe(120_000);
    expect(waitAfter(1, 1_000)).toBe(5_000);
    expect(waitAfter(1, 900_000_000)).toBe(86_400_000);
  });

  it('is read from seconds and from dates [RFC 9110, 10.2.3]', () => {
    expect(readRetryAfter('120', NOW)).toBe(120_000);
    expect(readRetryAfter(new Date(NOW + 60_000).toUTCString(), NOW)).toBe(60_000);
    expect(readRetryAfter('yesterday', NOW)).toBeNull();
    expect(readRetryAfter(undefined, NOW)).toBeNull();
  });
});
