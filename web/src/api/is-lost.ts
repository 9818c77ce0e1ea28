import type { CombinedError } from 'urql';

/** `extensions.code` of what went wrong; null where no answer came. */
export function codeOf(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions['code'];
  return typeof code === 'string' ? code : null;
}

/** How long to wait before it is asked again; null unless it was refused because too much was asked. */
export function waitOf(error: CombinedError): number | null {
  const waitMs = error.graphQLErrors[0]?.extensions['retryAfterMs'];
  return codeOf(error) === 'RATE_LIMITED' && typeof waitMs === 'number' ? waitMs : null;
}

/** Nobody knows whether it happened. */
export const isLost = (error: CombinedError): boolean =>
  error.networkError !== undefined || codeOf(error) === 'UNAVAILABLE';
