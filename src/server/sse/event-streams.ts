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
import { credentialsOf, showsNothing } from '../http/authentication';
import type { Viewer } from '../http/authentication';
import { isWrong } from '../graphql/documents';
import { eventIds, readLastEventId } from './event-ids';
import type { LastEvent } from './event-ids';
import { fault, isAway, isUnavailable, overLimit, unavailable, wrongToken } from '../errors/faults';
import { Incoming } from '../http/incoming-requests';
import type { EndReason, LiveConnection } from '../live/live-connections';
import { Operations } from '../graphql/operations';
import type { Caller, Ready } from '../graphql/operations';
import type { Service } from '../ops/service';
import { nextEvents } from '../fanout/frames';
import { completeAfter } from '../fanout/frame-sink';
import { Outbox } from '../fanout/outbox';
import type { FrameSink } from '../fanout/frame-sink';

const PATH = '/graphql/stream';
const MEDIA_TYPE = 'text/event-stream';
const NOT_BY_GET = { status: 405, statusText: 'Method Not Allowed', headers: { allow: 'POST' } };

/**
 * A browser's EventSource gets this where others get 503: it gives up for good at any status but
 * 200. This is a stream that ends, after which it reconnects.
 */
const COME_AGAIN = 'retry: 1000\n\n';
const AS_EVENTS = { 'content-type': `${MEDIA_TYPE}; charset=utf-8`, 'cache-control': 'no-store' };

/** How long an ending stream may take to write its output. */
const LINGER_MS = 1_000;

/** The server's side of one event stream. */
class Stream implements LiveConnection {
  private readonly outbox: Outbox;
  private closesConnection: boolean;

  constructor(
    readonly address: string,
    request: IncomingMessage,
    private readonly response: ServerResponse,
    room: number,
    private readonly proof: string | null,
  ) {
    const lost = request instanceof Incoming && request.mayHaveLost();
    // Read now: graphql-sse says "keep-alive" to everybody.
    this.closesConnection = lost || !response.shouldKeepAlive;
    response.once('finish', () => {
      if (this.closesConnection) request.socket.destroySoon();
    });
    this.outbox = new Outbox(response, room, () => (response.headersSent ? 'READY' : 'EARLY'));
  }

  get isOpen(): boolean {
    return !this.response.destroyed;
  }

  outlet(): FrameSink {
    return this.outbox.outlet(nextEvents(eventIds(this.proof)));
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

/** The type of graphql-sse; it writes any value as JSON, so presented results will do. */
type Written = AsyncGenerator<ExecutionResult, void, void>;

/** The viewer of a stream, and the proof of its ticket; null without a ticket. */
type Opened = { readonly viewer: Viewer | null; readonly proof: string | null };

type Known = { readonly caller: Caller; readonly stream: Stream; readonly byTicket: boolean };

/** GraphQL over server-sent events, each operation on a connection of its own. */
export class EventStreams {
  private readonly operations: Operations;
  private readonly callers = new WeakMap<FastifyRequest, Known>();
  private readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

  constructor(private readonly service: Service) {
    this.operations = new Operations(service, 'sse');
    this.handle = createHandler({
      // Without a token: only distinct connections.
      authenticate: () => null,
      onSubscribe: async ({ raw }, asked) => {
        try {
          return (await this.results(raw, asked)) ?? [null, NOT_BY_GET];
        } catch (error) {
          if (!isAway(error)) throw error;
          // Clients reconnect after this, and not after an error in the stream.
          return raw.method === 'GET'
            ? [COME_AGAIN, { status: 200, statusText: 'OK', headers: AS_EVENTS }]
            : [null, { status: 503, statusText: 'Service Unavailable' }];
        }
      },
      onNext: (_context, { context }) => drained(context.reply.raw),
    });
  }

  register(app: FastifyInstance): void {
    app.route({
      method: ['GET', 'POST'],
      url: PATH,
      handler: (request, reply) => this.serve(request, reply),
    });
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { live, limits, proxies, present, metrics, underWay, isClosing } = this.service;
    if (!(request.headers.accept ?? '').includes(MEDIA_TYPE)) {
      const message = `Ask with "Accept: ${MEDIA_TYPE}", or at /graphql.`;
      return reply.code(406).send(present.errors([fault('BAD_USER_INPUT', message)]));
    }
    // graphql-sse does not know lists of types.
    request.headers.accept = MEDIA_TYPE;
    if (isClosing()) return this.later(request, reply);
    const address = addressOf(request.raw, proxies);
    if (!live.hasRoom(address)) {
      const { socketsPerAddress } = limits;
      const over = overLimit('socketsPerAddress', socketsPerAddress + 1, socketsPerAddress);
      return reply.code(429).send(present.errors([over]));
    }
    const last = readLastEventId(request.headers['last-event-id']?.toString() ?? '');
    if (last instanceof GraphQLError) return reply.code(400).send(present.errors([last]));
    const opened = await this.opened(request, address, last);
    if (opened === 'away') return this.later(request, reply);
    const { viewer, proof } = opened;
    reply.hijack();
    // The reader may have gone while the token was checked.
    if (reply.raw.destroyed) return reply;
    const stream = new Stream(address, request.raw, reply.raw, limits.waitingBytes, proof);
    underWay.uncount(reply.raw);
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
      caller: { viewer, address, who: id, requestId: id, resumesAfter: last.number },
      stream,
      byTicket: proof !== null,
    });
    // graphql-sse waits for ever for the end of a stream that is closed already.
    await Promise.race([this.stream(request, reply), closed]);
    return reply;
  }

  /** A header takes precedence over a ticket. */
  private async opened(
    request: FastifyRequest,
    address: string,
    { proof }: LastEvent,
  ): Promise<Opened | 'away'> {
    const { admission, limits } = this.service;
    const credentials = credentialsOf(request.raw);
    const shown = new URL(request.url, 'http://localhost').searchParams.get('ticket');
    const ticket = showsNothing(credentials) && shown !== '' ? shown : null;
    const look = async (): Promise<Opened> =>
      ticket === null
        ? { viewer: await admission.viewerOf(credentials, address), proof: null }
        : admission.admit(ticket, proof, address);
    try {
      return await retryWhileUnavailable(look, { forMs: limits.awayMs });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      return 'away';
    }
  }

  private later({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (method === 'GET') return reply.headers(AS_EVENTS).send(COME_AGAIN);
    return reply.code(503).send(this.service.present.errors([unavailable()]));
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
  private async results(request: FastifyRequest, asked: RequestParams): Promise<Written | null> {
    const known = this.callers.get(request);
    const { present } = this.service;
    if (known === undefined) return one(present.errors([wrongToken()]));
    const { caller, stream, byTicket } = known;
    const ready = await this.operations.readyInTime(
      {
        query: asked.query,
        operationName: asked.operationName ?? null,
        variables: asked.variables ?? {},
      },
      caller,
      { enter: () => true, isWanted: () => stream.isOpen, leave: () => undefined },
    );
    if (isWrong(ready)) return one(present.errors(ready));
    const kind = ready.prepared.operation.operation;
    if (kind === OperationTypeNode.MUTATION && request.method === 'GET') {
      this.service.desk.dismiss(ready.ticket);
      return null;
    }
    if (byTicket && kind !== OperationTypeNode.SUBSCRIPTION) {
      this.service.desk.dismiss(ready.ticket);
      return one(present.errors([fault('FORBIDDEN', 'A ticket opens subscriptions only.')]));
    }
    const outlet = stream.outlet();
    const results =
      kind === OperationTypeNode.SUBSCRIPTION
        ? await this.operations.subscribe(ready, outlet)
        : ((await this.execute(ready, outlet)) as Written | FormattedExecutionResult);
    return Symbol.asyncIterator in results ? (results as Written) : one(results);
  }

  private async execute(
    ready: Ready,
    outlet: FrameSink,
  ): Promise<FormattedExecutionResult | AsyncGenerator<never, void, void>> {
    const answer = await this.operations.execute(ready, (written) => {
      outlet.send(written);
    });
    // The head of the stream goes out later in this turn of the loop, followed by the waiting
    // output.
    return answer ?? completeAfter(() => turnOfLoop().then(() => outlet.flush()));
  }
}

/** A stream of one result. */
function one(result: FormattedExecutionResult): Written {
  return (async function* () {
    yield await Promise.resolve(result);
  })() as Written;
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
