import { GraphQLError } from 'graphql';
import { isRateLimited } from '../errors/faults';
import type { Limits } from '../scheduling/limits';

/** The code after which clients connect again, once they have waited. */
export const TRY_AGAIN_LATER = 1013;
export const GOING_AWAY = { code: 1001, reason: 'Going away' } as const;

/** The close reason over a limit; clients read the time to wait from it. */
export const overLimitReason = (limit: keyof Limits, retryAfterMs: number): string =>
  `Over ${limit}: retryAfterMs ${retryAfterMs}`;

/** The close reason of an error `RATE_LIMITED`; null for another error. */
export function rateLimitReason(error: unknown): string | null {
  if (!(error instanceof GraphQLError) || !isRateLimited(error)) return null;
  const { limit, retryAfterMs } = error.extensions;
  return overLimitReason(limit as keyof Limits, retryAfterMs as number);
}
