import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { RequestParams } from 'graphql-sse';
import { retryWhileUnavailable } from '../../engine';
import { addressOf } from '../http/client-address';
import { credentialsOf, hasNoCredentials } from '../http/authentication';
import type { Viewer } from '../http/authentication';
import { isErrors } from '../graphql/documents';
import { eventIds, readLastEventId } from './event-ids';
import { malformedRequest } from './malformed-request';
import type { LastEvent } from './event-ids';
import {
  fault,
  isStoreUnavailable,
  isRateLimited,
  isUnavailable,
  tooManyAtOnce,
  unavailable,
  wrongToken,
} from '../errors/faults';
import { withRetryAfter } from '../errors/retry-after';
import { IncomingRequest } from '../http/incoming-requests';
import type { EndReason, LiveConnection } from '../live/live-connections';
import { Operations } from '../graphql/operations';
import type { Caller, ReadyOperation } from '../graphql/operations';
import type { Service } from '../ops/service';
import {
  EVENT_STREAM_HEADERS,
  MEDIA_TYPE,
  STREAM_PATH,
  isEventSource,
  reconnectAfter,
  sendReconnect,
  spread,
} from '../http/reconnect-stream';
import { nextEvents } from '../fanout/frames';
import { completeAfter } from '../fanout/frame-sink';
import { Outbox } from '../fanout/outbox';
import type { FrameSink } from '../fanout/frame-sink';

const METHOD_NOT_ALLOWED = {
  status: 405,
  statusText: 'Method Not Allowed',
  headers: { allow: 'POST' },
};

/** The time after which an address with too many streams may try again. */
const RETRY_AFTER_MS = 5_000;

/** The time that an ending stream may take to write its output. */
const LINGER_MS = 1_000;

/** The server's side of one event stream. */
class Stream implements LiveConnection {
  private readonly outbox: Outbox;
  private closesConnection: boolean;

  constructor(
    readonly address: string,
    request: IncomingMessage,
    private readonly response: ServerResponse,
    capacity: number,
    private readonly proof: string | null,
  ) {
    const lost = request instanceof IncomingRequest && request.mayHaveLostRequests();
    // Read before graphql-sse tells every client to keep the connection.
    this.closesConnection = lost || !response.shouldKeepAlive;
    response.once('finish', () => {
      if (this.closesConnection) request.socket.destroySoon();
    });
    this.outbox = new Outbox(response, capacity, () => (response.headersSent ? 'READY' : 'EARLY'));
  }

  get isOpen(): boolean {
    return !this.response.destroyed;
  }

  sink(): FrameSink {
    return this.outbox.sink(nextEvents(eventIds(this.proof)));
  }

  buffered(): number {
    return this.outbox.buffered();
  }

  end(reason: EndReason): void {
    const { response } = this;
    if (reason === 'too slow') {
      response.destroy();
      return;
    }
    this.closesConnection = true;
    this.outbox.flush();
    response.end();
    const late = setTimeout(() => response.destroy(), LINGER_MS);
    response.once('close', () => {
      clearTimeout(late);
    });
  }
}

/** The results' type in graphql-sse. It writes any value as JSON: presented results fit, too. */
type SseResults = AsyncGenerator<ExecutionResult, void, void>;

/** The viewer of a stream, and the proof of its ticket; null without a ticket. */
type StreamViewer = { readonly viewer: Viewer | null; readonly proof: string | null };

type OpenStream = { readonly caller: Caller; readonly stream: Stream; readonly byTicket: boolean };

/** GraphQL over server-sent events, each operation on a connection of its own. */
export class EventStreams {
  private readonly operations: Operations;
  private readonly callers = new WeakMap<FastifyRequest, OpenStream>();
  private readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

  constructor(private readonly service: Service) {
    this.operations = new Operations(service, 'sse');
    this.handle = createHandler({
      // Null admits distinct connections only.
      authenticate: () => null,
      onSubscribe: async ({ raw }, request) => {
        try {
          return (await this.results(raw, request)) ?? [null, METHOD_NOT_ALLOWED];
        } catch (error) {
          if (!isStoreUnavailable(error)) throw error;
          // Clients reconnect after this answer, but not after an error in the stream.
          return raw.method === 'GET'
            ? [reconnectAfter(), { status: 200, statusText: 'OK', headers: EVENT_STREAM_HEADERS }]
            : [null, { status: 503, statusText: 'Service Unavailable' }];
        }
      },
      onNext: (_context, { context }) => drained(context.reply.raw),
    });
  }

  register(app: FastifyInstance): void {
    app.route({
      method: ['GET', 'POST'],
      url: STREAM_PATH,
      handler: (request, reply) => this.serve(request, reply),
    });
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { live, limits, proxies, presenter, metrics, inFlight, isClosing } = this.service;
    if (!(request.headers.accept ?? '').includes(MEDIA_TYPE)) {
      const message = `Send the header "Accept: ${MEDIA_TYPE}", or use /graphql.`;
      return reply.code(406).send(presenter.errors([fault('BAD_USER_INPUT', message)]));
    }
    // graphql-sse does not understand lists of types.
    request.headers.accept = MEDIA_TYPE;
    if (isClosing()) return this.answerUnavailable(request, reply);
    const malformed = malformedRequest(request);
    if (malformed !== null) return reply.code(400).send(presenter.errors([malformed]));
    const address = addressOf(request.raw, proxies);
    if (!live.hasRoom(address)) {
      const { socketsPerAddress: most } = limits;
      const over = tooManyAtOnce('socketsPerAddress', 'sockets and streams', most, RETRY_AFTER_MS);
      return this.answerOverRate(over, request, reply);
    }
    const last = readLastEventId(request.headers['last-event-id']?.toString() ?? '');
    if (last instanceof GraphQLError) return reply.code(400).send(presenter.errors([last]));
    const findViewer = await this.opened(request, address, last);
    if (findViewer === 'away') return this.answerUnavailable(request, reply);
    if (findViewer instanceof GraphQLError) return this.answerOverRate(findViewer, request, reply);
    const { viewer, proof } = findViewer;
    reply.hijack();
    // The reader may have left while the token was checked.
    if (reply.raw.destroyed) return reply;
    const stream = new Stream(address, request.raw, reply.raw, limits.waitingBytes, proof);
    inFlight.uncount(reply.raw);
    live.add(stream);
    metrics.connections('sse', 1);
    const closed = new Promise<void>((resolve) => {
      reply.raw.once('close', () => {
        live.remove(stream);
        metrics.connections('sse', -1);
        resolve();
      });
    });
    if (viewer !== null && !live.bind(stream, viewer.token)) {
      reply.raw.destroy();
      return reply;
    }
    const { id } = request;
    this.callers.set(request, {
      caller: { viewer, address, queueKey: id, requestId: id, resumesAfter: last.number },
      stream,
      byTicket: proof !== null,
    });
    // graphql-sse would wait for ever for the end of a stream that is closed already.
    await Promise.race([this.stream(request, reply), closed]);
    return reply;
  }

  /**
   * Finds the viewer; `away` if the store does not answer, or the error for an address with too many
   * wrong tokens. A header takes precedence over a ticket.
   */
  private async opened(
    request: FastifyRequest,
    address: string,
    { proof }: LastEvent,
  ): Promise<StreamViewer | GraphQLError | 'away'> {
    const { admission, limits } = this.service;
    const credentials = credentialsOf(request.raw);
    const shown = new URL(request.url, 'http://localhost').searchParams.get('ticket');
    const ticket = hasNoCredentials(credentials) && shown !== '' ? shown : null;
    const authenticate = async (): Promise<StreamViewer> =>
      ticket === null
        ? { viewer: await admission.viewerOf(credentials, address), proof: null }
        : admission.admit(ticket, proof, address);
    try {
      return await retryWhileUnavailable(authenticate, { forMs: limits.awayMs });
    } catch (error) {
      if (isUnavailable(error)) return 'away';
      if (error instanceof GraphQLError && isRateLimited(error)) return error;
      throw error;
    }
  }

  private answerOverRate(
    over: GraphQLError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const answer = this.service.presenter.errors([withRetryAfter(over, reply)]);
    const waitMs = Number(over.extensions['retryAfterMs']);
    return isEventSource(request)
      ? sendReconnect(reply, spread(waitMs))
      : reply.code(429).send(answer);
  }

  private answerUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (isEventSource(request)) return sendReconnect(reply);
    return reply.code(503).send(this.service.presenter.errors([unavailable()]));
  }

  private async stream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      await this.handle(request, reply);
    } catch (error) {
      this.service.log.debug({ err: error, requestId: request.id }, 'event stream broke off');
      reply.raw.destroy();
    }
  }

  /** Null for a mutation by GET. */
  private async results(
    request: FastifyRequest,
    operation: RequestParams,
  ): Promise<SseResults | null> {
    const openStream = this.callers.get(request);
    const { presenter } = this.service;
    if (openStream === undefined) return singleResult(presenter.errors([wrongToken()]));
    const { caller, stream, byTicket } = openStream;
    const ready = await this.operations.prepareWithRetry(
      {
        query: operation.query,
        operationName: operation.operationName ?? null,
        variables: operation.variables ?? {},
      },
      caller,
      { enter: () => true, isWanted: () => stream.isOpen, leave: () => undefined },
    );
    if (isErrors(ready)) return singleResult(presenter.errors(ready));
    const kind = ready.prepared.operation.operation;
    if (kind === OperationTypeNode.MUTATION && request.method === 'GET') {
      this.service.scheduler.dismiss(ready.ticket);
      return null;
    }
    if (byTicket && kind !== OperationTypeNode.SUBSCRIPTION) {
      this.service.scheduler.dismiss(ready.ticket);
      return singleResult(
        presenter.errors([fault('FORBIDDEN', 'A ticket opens subscriptions only.')]),
      );
    }
    const sink = stream.sink();
    const results =
      kind === OperationTypeNode.SUBSCRIPTION
        ? await this.operations.subscribe(ready, sink)
        : ((await this.execute(ready, sink)) as SseResults | FormattedExecutionResult);
    return Symbol.asyncIterator in results ? (results as SseResults) : singleResult(results);
  }

  private async execute(
    ready: ReadyOperation,
    sink: FrameSink,
  ): Promise<FormattedExecutionResult | AsyncGenerator<never, void, void>> {
    const answer = await this.operations.execute(ready, (written) => {
      sink.send(written);
    });
    // The head of the stream goes out later in this turn of the loop, followed by the waiting
    // output.
    return answer ?? completeAfter(() => turnOfLoop().then(() => sink.flush()));
  }
}

/** A stream with one result. */
function singleResult(result: FormattedExecutionResult): SseResults {
  return (async function* () {
    yield await Promise.resolve(result);
  })() as SseResults;
}

/** Waits until the reader has taken the sent bytes, so that events wait at their source. */
async function drained(response: ServerResponse): Promise<void> {
  if (!response.writableNeedDrain || response.closed) return;
  const stop = new AbortController();
  const { signal } = stop;
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } finally {
    stop.abort();
  }
}
