import { createSourceEventStream, execute, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { LiveEvents, LiveSubscription, makeContext } from '../../graphql';
import { retryWhileUnavailable } from '../../engine';
import type { Pace } from '../../engine';
import type { Context, LiveStream } from '../../graphql';
import type { Viewer } from '../http/authentication';
import type { Reader, Ticket } from '../scheduling/operation-scheduler';
import { isErrors } from './documents';
import { WaitingSubscriptions } from './waiting-subscriptions';
import type { Tried } from './waiting-subscriptions';
import { UnsharedSubscription } from './unshared-subscription';
import { asGraphqlError, throwIfUnavailable } from '../errors/faults';
import type { OperationRequest, PreparedOperation, Transport } from './preparation';
import type { Service } from '../ops/service';
import type { Subscriber, SubscriberEvents } from '../fanout/subscriber';
import type { FrameSink } from '../fanout/frame-sink';
import { jsonOf, SerializedData } from '../encoding/serialize';

/** The caller of an operation, with ids for turns and for the log. */
export type Caller = {
  readonly viewer: Viewer | null;
  readonly address: string;
  /** The key of the caller's queue; the queues of one address take turns. */
  readonly queueKey: string;
  /** The reader of the answers; left out for a single answer. */
  readonly reader?: Reader;
  /** The id of the request or of the socket, for the log. */
  readonly requestId: string;
  /** The number of the last received event, for a reconnect; left out if there is none. */
  readonly resumesAfter?: number | null;
};

/** The arguments for graphql-js, with the operation's own data. */
export type ReadyOperation = ExecutionArgs & {
  readonly prepared: PreparedOperation;
  readonly ticket: Ticket;
  readonly caller: Caller;
};

/** An operation that would wait longer is refused. */
const LONGEST_WAIT_MS = 61_000;
/** The place of a subscription that waits because it is over its rate limit. */
export type WaitingSlot = {
  /** Takes the place; false if too many already wait. */
  readonly enter: () => boolean;
  readonly isWanted: () => boolean;
  readonly leave: () => void;
};

/**
 * The time that an operation over its rate must wait. Null if the wait is too long, or if the
 * refusal has another reason.
 */
function retryDelayOf(errors: readonly GraphQLError[]): number | null {
  const [{ extensions } = { extensions: {} }] = errors as readonly Pick<
    GraphQLError,
    'extensions'
  >[];
  const { code, retryAfterMs } = extensions;
  const waits = code === 'RATE_LIMITED' && typeof retryAfterMs === 'number';
  return waits && retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : null;
}

/** Runs the operations of sockets and event streams; Apollo Server runs those of HTTP. */
export class Operations {
  constructor(
    private readonly service: Service,
    private readonly transport: Exclude<Transport, 'http'>,
  ) {}

  private readonly waiting = new WaitingSubscriptions<ReadyOperation | readonly GraphQLError[]>();

  private readonly listener: SubscriberEvents = {
    sent: () => {
      this.service.metrics.delivered();
    },
    ended: () => {
      this.service.metrics.subscriptions(this.transport, -1);
    },
  };

  /**
   * Like `ready`, but a subscription over its rate limit waits: after an error clients would give
   * up, and their page would get no more updates. The error is returned once the client no longer
   * wants the subscription.
   */
  async prepareWithRetry(
    request: OperationRequest,
    caller: Caller,
    slot: WaitingSlot,
  ): Promise<ReadyOperation | readonly GraphQLError[]> {
    const { preparation, isClosing } = this.service;
    const first = await this.ready(request, caller);
    const waitMs = isErrors(first) ? retryDelayOf(first) : null;
    if (waitMs === null || !preparation.subscribes(request) || !slot.enter()) return first;
    const retry = async (): Promise<Tried<ReadyOperation | readonly GraphQLError[]>> => {
      const answer = await this.ready(request, caller);
      const again = isErrors(answer) ? retryDelayOf(answer) : null;
      return again === null ? { answer } : { waitMs: again };
    };
    const client = `${caller.viewer?.account.id ?? ''} ${caller.address}`;
    const isWanted = (): boolean => slot.isWanted() && !isClosing();
    try {
      return (await this.waiting.wait(client, waitMs, { isWanted, retry })) ?? first;
    } finally {
      slot.leave();
    }
  }

  /**
   * The operation at its turn, or the errors. Never rejects. A ready operation must be executed,
   * subscribed to or dismissed.
   */
  async ready(
    request: OperationRequest,
    caller: Caller,
  ): Promise<ReadyOperation | readonly GraphQLError[]> {
    const { schema, preparation, scheduler, log } = this.service;
    const { viewer, address, requestId } = caller;
    const client = { accountId: viewer?.account.id ?? null, address };
    const ticket = await scheduler.begin(client, caller.queueKey, caller.reader);
    if (ticket instanceof GraphQLError) return [ticket];
    try {
      const prepared = await preparation.prepare(request, client, this.transport);
      ticket.work.pause();
      if (!isErrors(prepared)) {
        return {
          schema,
          document: prepared.document,
          operationName: request.operationName,
          variableValues: request.variables,
          contextValue: this.context(caller, ticket.work),
          prepared,
          ticket,
          caller,
        };
      }
      scheduler.dismiss(ticket);
      return prepared;
    } catch (error) {
      scheduler.dismiss(ticket);
      log.error({ err: error, requestId }, 'an operation could not be prepared');
      return [asGraphqlError(error)];
    }
  }

  /**
   * Executes the operation and returns its answer. A serialized answer goes to `send` before the
   * next operation is computed; the result is then null.
   */
  execute(
    ready: ReadyOperation,
    send: (answer: Buffer) => void,
  ): Promise<FormattedExecutionResult | null> {
    const { scheduler, introspection, presenter } = this.service;
    const { ticket, prepared } = ready;
    const started = performance.now();
    const run = (): ExecutionResult | Promise<ExecutionResult> => {
      const known = introspection.known(ticket, prepared);
      if (known === null) return execute(ready);
      return known.then((data) => (data === null ? execute(ready) : { data }));
    };
    return scheduler.execute(ticket, prepared, run, (result) => {
      introspection.keep(prepared, result);
      this.record(ready, started, result.errors !== undefined);
      const answer = presenter.result(result, scheduler.accounting(ticket, prepared));
      if (!(answer.data instanceof SerializedData)) return answer;
      send(jsonOf(answer));
      return null;
    });
  }

  /**
   * Starts a subscription, or gives the errors. Events go to the sink; the returned iterator only
   * ends. While the store is unavailable it waits, and after `awayMs` it rejects with an
   * `UnavailableFault`.
   */
  async subscribe(
    ready: ReadyOperation,
    sink: FrameSink,
  ): Promise<UnsharedSubscription | Subscriber | FormattedExecutionResult> {
    const started = performance.now();
    // The start is charged now, each event when it is sent.
    this.service.scheduler.dismiss(ready.ticket);
    const source = await retryWhileUnavailable(
      async () => {
        const begun = await createSourceEventStream(ready);
        return Symbol.asyncIterator in begun ? begun : throwIfUnavailable(begun);
      },
      { forMs: this.service.limits.awayMs },
    );
    const begun = Symbol.asyncIterator in source;
    this.record(ready, started, !begun);
    if (!begun) return this.service.presenter.result(source, null);
    return source instanceof LiveSubscription
      ? this.share(ready, source.stream, sink)
      : this.events(ready, source, sink);
  }

  private share(ready: ReadyOperation, stream: LiveStream, sink: FrameSink): Subscriber {
    const { transport } = this;
    const { metrics, fanout } = this.service;
    metrics.subscriptions(transport, 1);
    const { presence } = this.service.deps;
    // The server's own bots do not count as watchers.
    const isBot = (ready.caller.viewer?.account.bot ?? null) !== null;
    if (stream.of === 'lobby' || presence === undefined || isBot) {
      return fanout.join(ready, stream, sink, this.listener);
    }
    const leave = presence.enter(stream.seasonId, ready.caller.queueKey);
    const { sent, ended } = this.listener;
    return fanout.join(ready, stream, sink, {
      sent,
      ended: () => {
        leave();
        ended();
      },
    });
  }

  private events(
    ready: ReadyOperation,
    source: AsyncIterable<unknown>,
    sink: FrameSink,
  ): UnsharedSubscription {
    const { transport } = this;
    const { scheduler, metrics, presenter } = this.service;
    const { client, work } = ready.ticket;
    const over = new AbortController();
    metrics.subscriptions(transport, 1);
    return new UnsharedSubscription({
      source: source[Symbol.asyncIterator](),
      // Each event gets a new context: data loaded for one event is out of date for the next.
      render: async (rootValue) => {
        const end = await scheduler.beginPage(client, work);
        let bytes = 0;
        try {
          const result = await retryWhileUnavailable(async () => {
            const contextValue = this.context(ready.caller, work);
            return throwIfUnavailable(await execute({ ...ready, rootValue, contextValue }));
          }, over);
          const rendered = Buffer.from(JSON.stringify(presenter.result(result, null)));
          bytes = rendered.length;
          return rendered;
        } finally {
          end(bytes);
        }
      },
      present: (result) => presenter.result(result, null),
      number: () => (source instanceof LiveEvents ? source.number : null),
      sink,
      whenDone: () => {
        over.abort();
        metrics.subscriptions(transport, -1);
      },
    });
  }

  private context(caller: Caller, pace: Pace | null): Context {
    const { viewer, address, resumesAfter = null } = caller;
    return makeContext({ deps: this.service.deps, viewer, address, pace, resumesAfter });
  }

  private record(ready: ReadyOperation, started: number, failed: boolean): void {
    const { operation } = ready.prepared;
    const durationMs = Math.round(performance.now() - started);
    this.service.metrics.operation(this.transport, operation.operation, failed, durationMs / 1_000);
    this.service.log.debug(
      {
        transport: this.transport,
        requestId: ready.caller.requestId,
        operation: operation.name?.value.slice(0, 100) ?? null,
        kind: operation.operation,
        status: failed ? 'errors' : 'ok',
        durationMs,
      },
      'operation',
    );
  }
}
