import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { HeldBack } from '../accounts';
import { UnavailableFault } from '../engine';
import { FAULT_CODES } from './fault';

/** Codes of Apollo Server and what they are here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BAD_REQUEST: 'BAD_USER_INPUT',
  GRAPHQL_PARSE_FAILED: 'BAD_USER_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

const DOCUMENTED: readonly unknown[] = FAULT_CODES.filter(
  (code) => code !== 'INTERNAL_SERVER_ERROR',
);

/**
 * An error as clients see it: with a documented `extensions.code`. Of a bug, or of a store that
 * does not answer, they see an id and nothing of the cause; `report` is told both.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (id: string, cause: unknown) => void = () => undefined,
): GraphQLFormattedError {
  const cause = causeOf(error);
  if (cause instanceof UnavailableFault) {
    const id = randomBytes(8).toString('hex');
    report(id, cause);
    const message = 'The server cannot reach its store: the same request can be sent again.';
    return { ...placeOf(formatted), message, extensions: { code: 'UNAVAILABLE', id } };
  }
  if (cause instanceof HeldBack) {
    const { message, limit, retryAfterMs } = cause;
    const extensions = { code: 'RATE_LIMITED', limit, retryAfterMs };
    return { ...placeOf(formatted), message, extensions };
  }
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  const given = extensions['code'];
  const code = typeof given === 'string' ? (OTHER_NAMES[given] ?? given) : given;
  if (DOCUMENTED.includes(code)) {
    return {
      ...placeOf(formatted),
      message: formatted.message,
      extensions: { ...fieldOf(formatted.message), ...extensions, code },
    };
  }
  const id = randomBytes(8).toString('hex');
  report(id, cause);
  return {
    ...placeOf(formatted),
    message: `Something went wrong here. Its id is ${id}.`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  };
}

/** The field that an error about a variable names in its sentence, such as `bids[0].amount`. */
function fieldOf(message: string): { field?: string } {
  const place = /^Variable "\$(\w+)" got invalid value .*? at "([^"]+)"; /s.exec(message);
  const field = place?.[2];
  return field === undefined ? {} : { field };
}

/** What was thrown, below the wrappings of graphql-js. */
function causeOf(error: unknown): unknown {
  let cause = error;
  while (cause instanceof GraphQLError && cause.originalError !== undefined) {
    cause = cause.originalError;
  }
  return cause;
}

function placeOf({ locations, path }: GraphQLFormattedError): Partial<GraphQLFormattedError> {
  return {
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
  };
}
