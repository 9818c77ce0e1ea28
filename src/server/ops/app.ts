import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { makeContext } from '../../graphql';
import { addressOf } from '../http/client-address';
import { makeApollo, withStatus } from '../graphql/apollo';
import type { Exchange, HttpContext } from '../graphql/apollo';
import { credentialsOf } from '../http/authentication';
import {
  asGraphqlError,
  fault,
  isStoreUnavailable,
  overLimit,
  statusOf,
  unavailable,
} from '../errors/faults';
import { withRetryAfter } from '../errors/retry-after';
import { addGraphiql } from './graphiql';
import { IncomingRequest } from '../http/incoming-requests';
import { answerBadPath, answerUnreadable } from '../http/bad-request';
import { readJsonBodies } from '../http/readable-body';
import type { Service } from './service';
import { addErrorListeners } from '../live/error-listeners';

const PATH = '/graphql';
/** The interval of the check for requests that take too long. */
const LOOK_MS = 5_000;
const GRAPHQL_MEDIA_TYPE = 'application/graphql-response+json';

/** Fastify with the parts that all routes share: limits, the log, and error answers. */
export function makeApp(service: Service): FastifyInstance {
  const logger: FastifyBaseLogger = service.log;
  const { limits } = service;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    http: {
      IncomingMessage: IncomingRequest,
      headersTimeout: Math.min(limits.headMs, limits.requestMs),
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(LOOK_MS, limits.requestMs),
    },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // While the server closes, requests on kept connections are still answered.
    return503OnClosing: false,
    // Answers paths that cannot be read; Fastify calls no hook for them.
    frameworkErrors: (_error, request, reply) => {
      answerBadPath(request.id, reply.raw, service);
    },
    clientErrorHandler: (error, socket) => {
      answerUnreadable(error, socket, service);
    },
  });
  addErrorListeners(app.server, service.log);
  // Only JSON is accepted: a form cannot send it.
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app, service);
  app.setErrorHandler((error: FastifyError | GraphQLError, request, reply) => {
    const graphqlError = errorOf(error, limits.bodyBytes);
    const hasCode = error instanceof GraphQLError || isStoreUnavailable(error);
    const status = hasCode ? statusOf(graphqlError.extensions['code']) : statusIn(error);
    if (status >= 500) {
      service.log.error({ requestId: request.id, status }, 'a request failed');
    }
    const answer = service.presenter.errors([withRetryAfter(graphqlError, reply)]);
    return reply.code(status).send(answer);
  });
  return app;
}

/** `/graphql` over HTTP, and GraphiQL there for browsers. */
export async function addGraphql(
  app: FastifyInstance,
  service: Service,
): Promise<ApolloServer<HttpContext>> {
  const exchanges = new WeakMap<FastifyRequest, Exchange>();
  const apollo = makeApollo(service);
  await apollo.start();

  const answer = fastifyApolloHandler(apollo, {
    context: async (request) => {
      const exchange: Exchange = { operation: null };
      exchanges.set(request, exchange);
      const address = addressOf(request.raw, service.proxies);
      const viewer = await service.admission
        .viewerOf(credentialsOf(request.raw), address)
        .catch((error: unknown) =>
          Promise.reject(
            withStatus(isStoreUnavailable(error) ? unavailable() : asGraphqlError(error)),
          ),
        );
      return { ...makeContext({ deps: service.deps, viewer, address }), exchange };
    },
  });
  const sendGraphiql = addGraphiql(app);
  app.post(PATH, answer);
  app.get(PATH, function get(request, reply) {
    const accept = request.headers.accept ?? '';
    if (accept.includes('text/html')) return sendGraphiql(request, reply);
    // No form, image or link sends this media type, so a client that cannot set other headers is
    // admitted.
    if (accept.includes(GRAPHQL_MEDIA_TYPE)) request.headers['graphql-require-preflight'] = 'yes';
    return answer.call(this, request, reply);
  });
  addLog(app, service, exchanges);
  return apollo;
}

/** Counts and logs each request by its route and operation, without its contents. */
function addLog(
  app: FastifyInstance,
  service: Service,
  exchanges: WeakMap<FastifyRequest, Exchange>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    service.metrics.request(route, method, reply.statusCode, reply.elapsedTime / 1_000);
    service.log.info(
      {
        requestId: request.id,
        method,
        route,
        operation: exchanges.get(request)?.operation?.slice(0, 100) ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

function statusIn(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function errorOf(error: FastifyError | GraphQLError, bodyBytes: number): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (isStoreUnavailable(error)) return unavailable();
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return overLimit('bodyBytes', bodyBytes + 1, bodyBytes);
  }
  if (statusIn(error) < 500) return fault('BAD_USER_INPUT', error.message);
  return new GraphQLError(error.message, { originalError: error });
}
