import type { CombinedError } from 'urql';

/** `extensions.code` of what went wrong; null where no answer came. */
export function codeOf(error: CombinedError): string | null {
  const code = error.graphQLErrors[0]?.extensions['code'];
  return typeof code === 'string' ? code : null;
}

/** Nobody knows whether it happened. */
export const isLost = (error: CombinedError): boolean =>
  error.networkError !== undefined || codeOf(error) === 'UNAVAILABLE';
