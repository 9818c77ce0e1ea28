import { DAY_MS, instant } from '../kernel';
import type { Instant } from '../kernel';

const FIRST_MS = 5_000;
const LONGEST_MS = 6 * 60 * 60 * 1_000;
/** The time of failures after which a webhook stops. */
export const GIVEN_UP_AFTER_MS = 3 * DAY_MS;

/**
 * The time of the next attempt: each wait is twice as long as the one before, up to six hours, and
 * up to a third shorter by chance, so that receivers that failed together are not tried together.
 * The receiver's own wish counts if it is later, up to a day.
 */
export function nextAttempt(
  now: Instant,
  failures: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): Instant {
  const usual = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 20));
  const wait = usual * (1 - random() / 3);
  return instant(now + Math.round(Math.max(wait, Math.min(retryAfterMs ?? 0, DAY_MS))));
}

/** The wait in a `Retry-After` header, in seconds or as a date; null for none. */
export function readRetryAfter(header: string | undefined, now: Instant): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
