import type { CombinedError } from 'urql';

/** The error's `extensions.code`; null if there was no answer. */
export function codeOf(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions['code'];
  return typeof code === 'string' ? code : null;
}

/** The time to wait before a retry; null if the error is not a rate limit. */
export function waitOf(error: CombinedError): number | null {
  const waitMs = error.graphQLErrors[0]?.extensions['retryAfterMs'];
  return codeOf(error) === 'RATE_LIMITED' && typeof waitMs === 'number' ? waitMs : null;
}

/** True if the outcome is unknown. */
export const isLost = (error: CombinedError): boolean =>
  error.networkError !== undefined || codeOf(error) === 'UNAVAILABLE';
