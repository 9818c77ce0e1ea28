import type { CombinedError } from 'urql';

/** The error's `extensions.code`; null if there was no answer. */
export function errorCode(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions['code'];
  return typeof code === 'string' ? code : null;
}

/** The time to wait before a retry; null if the error is not a rate limit. */
export function rateLimitDelay(error: CombinedError): number | null {
  const waitMs = error.graphQLErrors[0]?.extensions['retryAfterMs'];
  return errorCode(error) === 'RATE_LIMITED' && typeof waitMs === 'number' ? waitMs : null;
}

/** True if the server may have run the operation although no answer came. */
export const isOutcomeUnknown = (error: CombinedError): boolean =>
  error.networkError !== undefined || errorCode(error) === 'UNAVAILABLE';
