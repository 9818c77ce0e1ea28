import { randomBytes } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { ThrottledRequest } from '../../accounts';
import { CommandOverLimit, UnstorableFault, DamagedFault, UnavailableFault } from '../../engine';
import { FAULT_CODES } from './fault';

/** Apollo Server's error codes, translated to ours. */
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

/** graphql-js puts this error last when it has more variable errors than it reports. */
const TOO_MANY = 'Too many errors processing variables, error limit reached. Execution aborted.';
/** The graphql-js error for an argument with a null or missing variable inside its value. */
const OF_ARGUMENT = /^Argument "(\w+)" (?:has invalid value|of (?:required|non-null) type) /;
const OF_VARIABLE = /^Variable "\$(\w+)" got invalid value /;
/** The longest reason shown, in characters. */
const MOST_SHOWN = 300;

/**
 * Formats an error for clients, with a documented `extensions.code`. For a bug or an unavailable
 * store, clients get an id without the cause, and `report` gets both.
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
  if (cause instanceof DamagedFault) {
    const id = randomBytes(8).toString('hex');
    report(id, cause);
    return {
      ...placeOf(formatted),
      message: damagedText(cause),
      extensions: damagedFacts(cause, id),
    };
  }
  if (cause instanceof CommandOverLimit) {
    const { value, maximum } = cause;
    const message = `Over the limit "commandMs": ${value}, where at most ${maximum} is allowed.`;
    const extensions = { code: 'BAD_USER_INPUT', limit: 'commandMs', value, maximum };
    return { ...placeOf(formatted), message, extensions };
  }
  if (cause instanceof UnstorableFault) {
    const message =
      'The store cannot keep this: it has a character or a number that the database does not accept.';
    return { ...placeOf(formatted), message, extensions: { code: 'BAD_USER_INPUT' } };
  }
  if (cause instanceof ThrottledRequest) {
    const { message, limit, retryAfterMs } = cause;
    const extensions = { code: 'RATE_LIMITED', limit, retryAfterMs };
    return { ...placeOf(formatted), message, extensions };
  }
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  if (formatted.message === TOO_MANY) {
    const message = 'The variables have more errors: only the first 50 are listed.';
    return { message, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const given = extensions['code'];
  const code = typeof given === 'string' ? (OTHER_NAMES[given] ?? given) : given;
  if (DOCUMENTED.includes(code)) {
    return {
      ...placeOf(formatted),
      message: withoutValue(formatted.message, error),
      extensions: { ...fieldOf(formatted.message), ...extensions, code },
    };
  }
  const argument = argumentOf(cause);
  if (argument !== null) {
    const message = `The argument "${argument}" needs a value where a variable has none, or null.`;
    return { ...placeOf(formatted), message, extensions: { code: 'BAD_USER_INPUT', argument } };
  }
  const id = randomBytes(8).toString('hex');
  report(id, cause);
  return {
    ...placeOf(formatted),
    message: `Something went wrong on the server. The id of this error is ${id}.`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  };
}

function damagedText({ seasonId, seq }: DamagedFault): string {
  const event = seq === null ? 'What' : `Event ${String(seq)} of what`;
  const season = seasonId === null || seasonId === '' ? '' : ` of season ${seasonId}`;
  return `${event} is stored${season} is damaged: sending the request again does not help.`;
}

const damagedFacts = ({ seasonId, seq }: DamagedFault, id: string): Record<string, unknown> => ({
  code: 'DAMAGED',
  season: seasonId,
  seq,
  id,
});

/**
 * Removes the value from an error about a variable: graphql-js repeats it in full, passwords
 * included. The path stays.
 */
function withoutValue(message: string, error: unknown): string {
  const name = OF_VARIABLE.exec(message)?.[1];
  if (name === undefined) return message;
  const reason = reasonIn(message, error);
  if (reason === null) return message;
  const place = / at "[^"\\]+"$/.exec(message.slice(0, -`; ${reason}`.length))?.[0] ?? '';
  return `Variable "$${name}" got invalid value${place}; ${shortened(reason)}`;
}

/** The reason, taken from a nested error. */
function reasonIn(message: string, error: unknown): string | null {
  let cause = error;
  while (cause instanceof GraphQLError) {
    if (message.endsWith(`; ${cause.message}`)) return cause.message;
    cause = cause.originalError;
  }
  return null;
}

/** Cuts off a list or object that the reason repeats, and long text. */
function shortened(reason: string): string {
  const bare = reason.replace(/: [{[].*$/s, '.');
  return bare.length > MOST_SHOWN ? `${bare.slice(0, MOST_SHOWN)} …` : bare;
}

/** The field that a variable error names, such as `bids[0].amount`. */
function fieldOf(message: string): { field?: string } {
  const place = /^Variable "\$(\w+)" got invalid value.*? at "([^"]+)"; /s.exec(message);
  const field = place?.[2];
  return field === undefined ? {} : { field };
}

/**
 * The argument that graphql-js found incomplete during execution. Its message would repeat the
 * whole value, passwords included.
 */
function argumentOf(cause: unknown): string | null {
  if (!(cause instanceof GraphQLError) || cause.extensions['code'] !== undefined) return null;
  return OF_ARGUMENT.exec(cause.message)?.[1] ?? null;
}

/** The error originally thrown, without graphql-js wrappers. */
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
