import type { Standing } from './budgets';

const WINDOW_SECONDS = 60;

/**
 * The balance of the nearest limit, by draft-ietf-httpapi-ratelimit-headers: the quota and its
 * window in seconds, the rest, and the seconds until it is full again.
 */
export function limitHeaders(
  { limit, maximum, left, resetMs }: Standing,
  headers: { set: (name: string, value: string) => unknown },
): void {
  headers.set('ratelimit-policy', `"${limit}";q=${maximum};w=${WINDOW_SECONDS}`);
  headers.set('ratelimit', `"${limit}";r=${left};t=${Math.ceil(resetMs / 1_000)}`);
}
