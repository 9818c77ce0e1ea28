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
import type { Context } from '../../graphql';
import type { Ticket } from '../scheduling/operation-scheduler';
import { isErrors } from './documents';
import { statusOf } from '../errors/faults';
import { limitHeaders } from '../scheduling/budgets';
import type { OperationRequest, PreparedOperation } from './preparation';
import type { ErrorPresenter } from './error-presenter';
import type { Service } from '../ops/service';
import { jsonOf, SerializedData } from '../encoding/serialize';

/**
 * Headers that another site's page can send only after a preflight: a request with one of them is
 * not forged. Headers that browsers add on their own, such as a Basic password, authenticate
 * nobody.
 */
const NO_FORGERY = ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'].concat(
  'graphql-require-preflight',
);

/** Replaces a refused document; it is never executed. */
const NOTHING = parse('{ __typename }');

/** A request's operation, for the log. */
export type Exchange = { operation: string | null };
export type HttpContext = Context & { readonly exchange: Exchange };

/**
 * Apollo Server. It speaks HTTP and executes. Documents are prepared in the same way as for all
 * transports.
 */
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
    stringifyResult,
    formatError: (formatted, error) => service.presenter.error(error, formatted),
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

/** Returns bytes where it can: Fastify sends bytes unchanged, but converts text first. */
function stringifyResult(result: FormattedExecutionResult): string {
  if (!(result.data instanceof SerializedData)) return JSON.stringify(result);
  return jsonOf(result) as unknown as string;
}

/** The common preparation examines each request before Apollo would parse it. */
function preparing(service: Service): ApolloServerPlugin<HttpContext> {
  return { requestDidStart: () => Promise.resolve(listenTo(service)) };
}

function listenTo(service: Service): GraphQLRequestListener<HttpContext> {
  const { scheduler, introspection, metrics, preparation, presenter } = service;
  const started = performance.now();
  let outcome: PreparedOperation | readonly GraphQLError[] = [];
  let ticket: Ticket | null = null;
  return {
    async didResolveSource(request) {
      const { contextValue } = request;
      const { viewer, address } = contextValue;
      const client = { accountId: viewer?.account.id ?? null, address };
      const begun = await scheduler.begin(client, client.accountId ?? '');
      if (begun instanceof GraphQLError) outcome = [begun];
      else {
        ticket = begun;
        try {
          outcome = await preparation.prepare(operationRequestOf(request), client, 'http');
        } catch (error) {
          // After this error Apollo calls no further hook.
          scheduler.dismiss(begun);
          throw error;
        }
        begun.work.pause();
        Object.assign(contextValue, { pace: begun.work });
      }
      // Apollo parses and validates only requests without a document.
      Object.assign(request, { document: isErrors(outcome) ? NOTHING : outcome.document });
    },
    async responseForOperation() {
      if (isErrors(outcome)) return refusal(outcome, presenter);
      if (ticket !== null) await scheduler.enter(ticket, outcome);
      const known = ticket === null ? null : await introspection.known(ticket, outcome);
      return known === null ? null : whole({ data: known });
    },
    async willSendResponse({ response, contextValue }) {
      if (ticket === null) return;
      const head = response.http.headers;
      if (isErrors(outcome) || response.body.kind !== 'single') {
        scheduler.dismiss(ticket);
        limitHeaders(scheduler.budgets.status(ticket.client), head);
        return;
      }
      const { singleResult } = response.body;
      const { operation } = outcome;
      try {
        const data = await scheduler.end(ticket, singleResult.data);
        if (data instanceof GraphQLError) {
          delete singleResult.data;
          Object.assign(singleResult, presenter.errors([data]));
        } else if (data !== undefined) singleResult.data = data;
        introspection.keep(outcome, singleResult);
      } finally {
        scheduler.dismiss(ticket);
      }
      const accounting = scheduler.accounting(ticket, outcome);
      limitHeaders(accounting.rateLimit, head);
      singleResult.extensions = { ...singleResult.extensions, ...accounting };
      const failed = singleResult.errors !== undefined;
      metrics.operation('http', operation.operation, failed, (performance.now() - started) / 1_000);
      contextValue.exchange.operation = operation.name?.value ?? operation.operation;
    },
  };
}

type Requested = Parameters<
  NonNullable<GraphQLRequestListener<HttpContext>['didResolveSource']>
>[0];

function operationRequestOf({ source, request }: Requested): OperationRequest {
  const { operationName, variables } = request;
  return { query: source, operationName: operationName ?? null, variables: variables ?? {} };
}

type Head = { readonly status: number; readonly headers: HeaderMap };

function refusal(
  errors: readonly GraphQLError[],
  present: ErrorPresenter,
): { http: Head; body: { kind: 'single'; singleResult: FormattedExecutionResult } } {
  return { ...whole(present.errors(errors)), http: headOf(errors[0]?.extensions ?? {}) };
}

/** A response with one result. */
function whole(singleResult: FormattedExecutionResult): {
  http: Head;
  body: { kind: 'single'; singleResult: FormattedExecutionResult };
} {
  return {
    http: { status: 200, headers: new HeaderMap() },
    body: { kind: 'single', singleResult },
  };
}

/** Adds the error's HTTP status, which Apollo does not know. */
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
