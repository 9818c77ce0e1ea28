import { ApolloServer, HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, parse } from 'graphql';
import type { FormattedExecutionResult } from 'graphql';
import type { Context } from '../graphql';
import { isWrong } from './documents';
import { statusOf } from './faults';
import type { Prepared } from './prepare';
import type { Presenter } from './present';
import type { Service } from './service';

/**
 * Headers that no other site's page can have a browser send without asking first, so that what
 * carries one is no forgery.
 */
const NO_FORGERY = ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'].concat(
  'graphql-require-preflight',
);

/** What stands in for a document that was refused; it is never executed. */
const NOTHING = parse('{ __typename }');

/** What Apollo finds out about a request, for the log. */
export type Exchange = { operation: string | null };
export type HttpContext = Context & { readonly exchange: Exchange };

/** Apollo Server, which speaks HTTP and executes; documents are prepared as for all transports. */
export function makeApollo(service: Service): ApolloServer<HttpContext> {
  return new ApolloServer<HttpContext>({
    schema: service.schema,
    introspection: true,
    csrfPrevention: { requestHeaders: NO_FORGERY },
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    stringifyResult: (result) => JSON.stringify(result),
    formatError: (formatted, error) => service.present.error(error, formatted),
    logger: service.log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      preparing(service),
    ],
  });
}

/** Has the one preparation look at each request before Apollo would parse it. */
function preparing(service: Service): ApolloServerPlugin<HttpContext> {
  return {
    requestDidStart: (): Promise<GraphQLRequestListener<HttpContext>> => {
      const started = performance.now();
      let outcome: Prepared | readonly GraphQLError[] = [];
      return Promise.resolve({
        async didResolveSource(request) {
          const { viewer, address } = request.contextValue;
          outcome = await service.preparation.prepare(
            {
              query: request.source,
              operationName: request.request.operationName ?? null,
              variables: request.request.variables ?? {},
            },
            { accountId: viewer?.account.id ?? null, address },
            'http',
          );
          // Apollo parses and validates only what has no document yet.
          Object.assign(request, { document: isWrong(outcome) ? NOTHING : outcome.document });
        },
        responseForOperation: () =>
          Promise.resolve(isWrong(outcome) ? refusal(outcome, service.present) : null),
        willSendResponse({ response, contextValue }) {
          if (isWrong(outcome) || response.body.kind !== 'single') return Promise.resolve();
          const { singleResult } = response.body;
          const { operation, cost } = outcome;
          singleResult.extensions = { ...singleResult.extensions, cost };
          const failed = singleResult.errors !== undefined;
          const seconds = (performance.now() - started) / 1_000;
          service.metrics.operation('http', operation.operation, failed, seconds);
          contextValue.exchange.operation = operation.name?.value ?? operation.operation;
          return Promise.resolve();
        },
      });
    },
  };
}

type Head = { readonly status: number; readonly headers: HeaderMap };

function refusal(
  errors: readonly GraphQLError[],
  present: Presenter,
): { http: Head; body: { kind: 'single'; singleResult: FormattedExecutionResult } } {
  const http = headOf(errors[0]?.extensions ?? {});
  return { http, body: { kind: 'single', singleResult: present.errors(errors) } };
}

/** Has Apollo answer with the error's own status, where it would not know of it. */
export function withStatus(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    originalError: error.originalError ?? null,
    extensions: { ...error.extensions, http: headOf(error.extensions) },
  });
}

function headOf(extensions: Readonly<Record<string, unknown>>): Head {
  const { code, retryAfterMs } = extensions as { code?: unknown; retryAfterMs?: unknown };
  const headers = new HeaderMap();
  if (code === 'UNAUTHENTICATED') headers.set('www-authenticate', 'Bearer');
  if (typeof retryAfterMs === 'number') {
    headers.set('retry-after', String(Math.ceil(retryAfterMs / 1_000)));
  }
  return { status: statusOf(code), headers };
}
