import { Kind } from 'graphql';
import type {
  ExecutionResult,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
} from 'graphql';
import type { Logger } from 'pino';
import { formatError } from '../../graphql';
import { asBadInput } from '../errors/faults';

/** The form of results and errors for clients: documented codes, and no internals. */
export type ErrorPresenter = {
  /** `formatted` is Apollo Server's form of the error. */
  readonly error: (error: unknown, formatted: GraphQLFormattedError) => GraphQLFormattedError;
  /** A result with errors only. */
  readonly errors: (errors: readonly GraphQLError[]) => FormattedExecutionResult;
  /** `extensions` is null for the events of a subscription. */
  readonly result: (
    result: ExecutionResult,
    extensions: Readonly<Record<string, unknown>> | null,
  ) => FormattedExecutionResult;
};

/**
 * Calls `overLimit` with each limit that a refusal names. Bugs are logged with the id that clients
 * get, and without the contents of the request.
 */
export function makeErrorPresenter(
  log: Logger,
  overLimit: (limit: string) => void,
): ErrorPresenter {
  const report = (errorId: string, cause: unknown): void => {
    log.error({ errorId, err: cause }, 'something went wrong');
  };
  const format = (error: unknown, formatted: GraphQLFormattedError): GraphQLFormattedError => {
    const formattedError = formatError(formatted, error, report);
    const limit = formattedError.extensions?.['limit'];
    if (typeof limit === 'string') overLimit(limit);
    return formattedError;
  };
  const present = (error: GraphQLError): GraphQLFormattedError => format(error, error.toJSON());
  return {
    error: format,
    errors: (errors) => ({ errors: errors.map(present) }),
    result({ data, errors }, extensions) {
      const ownErrors = data === undefined ? errors?.map(ofRequest) : errors;
      return {
        ...(ownErrors === undefined ? {} : { errors: ownErrors.map(present) }),
        ...(data === undefined ? {} : { data }),
        ...(extensions === null ? {} : { extensions }),
      };
    },
  };
}

/** Adds `BAD_USER_INPUT` to an error that prevents execution, such as a wrong variable. */
function ofRequest(error: GraphQLError): GraphQLError {
  const isOurs =
    error.originalError === undefined || error.nodes?.[0]?.kind === Kind.VARIABLE_DEFINITION;
  return isOurs && error.extensions['code'] === undefined ? asBadInput(error) : error;
}
