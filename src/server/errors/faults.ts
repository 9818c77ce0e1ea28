import { GraphQLError } from 'graphql';
import { UnavailableFault } from '../../engine';
import type { Limits } from '../scheduling/limits';

/** The codes of GraphQL errors, each with the HTTP status of a request that fails with it. */
const STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  DAMAGED: 500,
  UNAVAILABLE: 503,
} as const;
export type FaultCode = keyof typeof STATUS;

export function fault(
  code: FaultCode,
  message: string,
  facts: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...facts } });
}

/** The error names the limit, the value and the maximum. */
export function overLimit(limit: keyof Limits, value: number, maximum: number): GraphQLError {
  const message = `Over the limit "${limit}": ${value}, where at most ${maximum} is allowed.`;
  return fault('BAD_USER_INPUT', message, { limit, value, maximum });
}

/** The error over a limit of what an address or the server has at once: wait, and send it again. */
export function tooManyAtOnce(
  limit: keyof Limits,
  what: string,
  maximum: number,
  retryAfterMs: number,
): GraphQLError {
  const facts = { limit, maximum, left: 0, retryAfterMs };
  return fault('RATE_LIMITED', `More than ${maximum} ${what} at once: wait.`, facts);
}

/** An error about a text in the variables. It does not repeat the text. */
export function notUnicode(field: string): GraphQLError {
  const expected = 'Unicode text without lone surrogates';
  return fault('BAD_USER_INPUT', `The field "${field}" must be ${expected}.`, { field, expected });
}

/**
 * Like `overLimit`, for the size of a page. The minimum is 1. The error also names the argument.
 */
export function wrongPageSize(
  { field, size }: { readonly field: string; readonly size: number },
  maximum: number,
): GraphQLError {
  const expected = `from 1 to ${maximum}`;
  const facts = { field, expected, limit: 'pageSize', value: size, maximum };
  return fault('BAD_USER_INPUT', `The field "${field}" must be ${expected}.`, facts);
}

export const wrongToken = (): GraphQLError =>
  fault('UNAUTHENTICATED', 'The token is wrong, has expired or was revoked: sign in again.');

export const wrongTicket = (): GraphQLError =>
  fault(
    'UNAUTHENTICATED',
    'The ticket is wrong or has expired: get a new one by `createStreamTicket`.',
  );

export const wrongFeedToken = (): GraphQLError =>
  fault(
    'UNAUTHENTICATED',
    'The token in the address is not for this feed, or was revoked: get one by `createFeedToken`.',
  );

export const calendarOfNobody = (): GraphQLError =>
  fault(
    'UNAUTHENTICATED',
    'This calendar belongs to an account: get its address by `createFeedToken`.',
  );

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions['code'] === 'UNAUTHENTICATED';
}

/** True if the error names the time after which the client may try again. */
export const isRateLimited = ({ extensions: { code, retryAfterMs } }: GraphQLError): boolean =>
  code === 'RATE_LIMITED' && typeof retryAfterMs === 'number';

/**
 * Throws the result's `UnavailableFault`; without one, returns the result. The event can then be
 * rendered again in full, once the store is back.
 */
export function throwIfUnavailable<R extends { readonly errors?: readonly GraphQLError[] }>(
  result: R,
): R {
  const away = result.errors?.find(({ originalError }) => isStoreUnavailable(originalError));
  if (away?.originalError) throw away.originalError;
  return result;
}

/** True if the error tells clients that the server cannot answer now. */
export const isUnavailable = (error: unknown): boolean =>
  isStoreUnavailable(error) ||
  (error instanceof GraphQLError && error.extensions['code'] === 'UNAVAILABLE');

/** True if the store does not answer; clients may wait for it. */
export const isStoreUnavailable = (error: unknown): boolean => error instanceof UnavailableFault;

export const unavailable = (): GraphQLError =>
  fault('UNAVAILABLE', 'The server cannot answer now: try again later.');

/** Adds the code `BAD_USER_INPUT` to an error of graphql-js, which has no code. */
export function asBadInput(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, originalError } = error;
  return new GraphQLError(error.message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    path: path ?? null,
    originalError: originalError ?? null,
    extensions: { ...error.extensions, code: 'BAD_USER_INPUT' },
  });
}

/** The HTTP status of a request that was not executed. */
export function statusOf(code: unknown): number {
  return typeof code === 'string' && code in STATUS ? STATUS[code as FaultCode] : 500;
}

export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}
