import type { Standing } from './budgets';

const WINDOW_SECONDS = 60;

/**
 * What is left of the nearest limit, as draft-ietf-httpapi-ratelimit-headers has it: the quota and
 * its window in seconds, what remains, and the seconds until all of it is there again.
 */
export function limitHeaders(
  { limit, maximum, left, resetMs }: Standing,
  headers: { set: (name: string, value: string) => unknown },
): void {
  headers.set('ratelimit-policy', `"${limit}";q=${maximum};w=${WINDOW_SECONDS}`);
  headers.set('ratelimit', `"${limit}";r=${left};t=${Math.ceil(resetMs / 1_000)}`);
}
