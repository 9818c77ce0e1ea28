import { setTimeout as delay } from 'node:timers/promises';
import { createSourceEventStream, execute, GraphQLError } from 'graphql';
import type { ExecutionArgs, ExecutionResult, FormattedExecutionResult } from 'graphql';
import { LiveEvents, LiveSubscription, makeContext } from '../../graphql';
import { retryWhileUnavailable } from '../../engine';
import type { Pace } from '../../engine';
import type { Context, LiveStream } from '../../graphql';
import type { Viewer } from '../http/authentication';
import type { Reader, Ticket } from '../scheduling/operation-scheduler';
import { isWrong } from './documents';
import { Events } from './unshared-subscription';
import { asGraphqlError, unlessAway } from '../errors/faults';
import type { OperationAsked, Prepared, Transport } from './preparation';
import type { Service } from '../ops/service';
import type { Subscriber, SubscriberEvents } from '../fanout/subscriber';
import type { FrameSink } from '../fanout/frame-sink';
import { jsonOf, SerializedData } from '../encoding/serialize';

/** The caller of an operation, and the caller's names in the log. */
export type Caller = {
  readonly viewer: Viewer | null;
  readonly address: string;
  /** The unit that takes turns with others of the address. */
  readonly who: string;
  /** The recipient of the answers; left out for a single answer. */
  readonly reader?: Reader;
  /** The id of the request or of the socket, for the log. */
  readonly requestId: string;
  /** The number of the last received event, for a reconnect; left out for none. */
  readonly resumesAfter?: number | null;
};

/** The arguments for graphql-js, and the operation's own data. */
export type Ready = ExecutionArgs & {
  readonly prepared: Prepared;
  readonly ticket: Ticket;
  readonly caller: Caller;
};

/** Operations that wait for a limit continue at different moments of this time after it has filled up. */
const SPREAD_MS = 2_000;
/** An operation with a longer wait is refused. */
const LONGEST_WAIT_MS = 61_000;
/** The interval of checks that a waiting operation is still wanted. */
const LOOK_MS = 1_000;

/** The place where a subscription waits for a limit. */
export type WaitingPlace = {
  /** False if too many wait already. */
  readonly enter: () => boolean;
  readonly isWanted: () => boolean;
  readonly leave: () => void;
};

/**
 * The wait of an operation refused for a rate; null if it is too long, or the refusal has another
 * reason.
 */
function waitOf(errors: readonly GraphQLError[]): number | null {
  const [{ extensions } = { extensions: {} }] = errors as readonly Pick<
    GraphQLError,
    'extensions'
  >[];
  const { code, retryAfterMs } = extensions;
  const waits = code === 'RATE_LIMITED' && typeof retryAfterMs === 'number';
  return waits && retryAfterMs <= LONGEST_WAIT_MS ? retryAfterMs : null;
}

/** Runs the operations of sockets and event streams, like Apollo Server those of HTTP. */
export class Operations {
  constructor(
    private readonly service: Service,
    private readonly transport: Exclude<Transport, 'http'>,
  ) {}

  private readonly told: SubscriberEvents = {
    sent: () => {
      this.service.metrics.delivered();
    },
    ended: () => {
      this.service.metrics.subscriptions(this.transport, -1);
    },
  };

  /**
   * The same, but a subscription over its rates waits: clients take an error for its end, and a
   * page would be dead for good. It is refused once nobody wants it any more.
   */
  async readyInTime(
    asked: OperationAsked,
    caller: Caller,
    place: WaitingPlace,
  ): Promise<Ready | readonly GraphQLError[]> {
    const { preparation, isClosing } = this.service;
    const goesOn = (): boolean => place.isWanted() && !isClosing();
    const first = await this.ready(asked, caller);
    if (!isWrong(first) || waitOf(first) === null || !preparation.subscribes(asked)) return first;
    if (!place.enter()) return first;
    try {
      for (let ready: Ready | readonly GraphQLError[] = first; ;) {
        const waitMs = isWrong(ready) ? waitOf(ready) : null;
        if (waitMs === null) return ready;
        // Not all at the same moment.
        const endMs = performance.now() + waitMs + Math.random() * SPREAD_MS;
        while (goesOn() && performance.now() < endMs) {
          await delay(Math.min(LOOK_MS, endMs - performance.now()), undefined, { ref: false });
        }
        if (!goesOn()) return first;
        ready = await this.ready(asked, caller);
      }
    } finally {
      place.leave();
    }
  }

  /**
   * The operation at its turn, or the errors. Never rejects. An operation that is ready must be
   * executed, subscribed to or dismissed.
   */
  async ready(asked: OperationAsked, caller: Caller): Promise<Ready | readonly GraphQLError[]> {
    const { schema, preparation, desk, log } = this.service;
    const { viewer, address, requestId } = caller;
    const payer = { accountId: viewer?.account.id ?? null, address };
    const ticket = await desk.begin(payer, caller.who, caller.reader);
    if (ticket instanceof GraphQLError) return [ticket];
    try {
      const prepared = await preparation.prepare(asked, payer, this.transport);
      ticket.work.pause();
      if (!isWrong(prepared)) {
        return {
          schema,
          document: prepared.document,
          operationName: asked.operationName,
          variableValues: asked.variables,
          contextValue: this.context(caller, ticket.work),
          prepared,
          ticket,
          caller,
        };
      }
      desk.dismiss(ticket);
      return prepared;
    } catch (error) {
      desk.dismiss(ticket);
      log.error({ err: error, requestId }, 'an operation could not be prepared');
      return [asGraphqlError(error)];
    }
  }

  /** The answer; one that was written out is sent before the next is computed: null then. */
  execute(ready: Ready, send: (answer: Buffer) => void): Promise<FormattedExecutionResult | null> {
    const { desk, introspection, present } = this.service;
    const { ticket, prepared } = ready;
    const started = performance.now();
    const run = (): ExecutionResult | Promise<ExecutionResult> => {
      const known = introspection.known(ticket, prepared);
      if (known === null) return execute(ready);
      return known.then((data) => (data === null ? execute(ready) : { data }));
    };
    return desk.execute(ticket, prepared, run, (result) => {
      introspection.keep(prepared, result);
      this.done(ready, started, result.errors !== undefined);
      const answer = present.result(result, desk.told(ticket, prepared));
      if (!(answer.data instanceof SerializedData)) return answer;
      send(jsonOf(answer));
      return null;
    });
  }

  /**
   * The events of a subscription as they come, or the errors instead. They go to the outlet: the
   * returned iterator only ends. While the store is away it waits; it rejects with an
   * `UnavailableFault` if that takes long.
   */
  async subscribe(
    ready: Ready,
    outlet: FrameSink,
  ): Promise<Events | Subscriber | FormattedExecutionResult> {
    const started = performance.now();
    // The start is charged now, each event as it comes.
    this.service.desk.dismiss(ready.ticket);
    const source = await retryWhileUnavailable(
      async () => {
        const begun = await createSourceEventStream(ready);
        return Symbol.asyncIterator in begun ? begun : unlessAway(begun);
      },
      { forMs: this.service.limits.awayMs },
    );
    const begun = Symbol.asyncIterator in source;
    this.done(ready, started, !begun);
    if (!begun) return this.service.present.result(source, null);
    return source instanceof LiveSubscription
      ? this.share(ready, source.stream, outlet)
      : this.events(ready, source, outlet);
  }

  private share(ready: Ready, stream: LiveStream, outlet: FrameSink): Subscriber {
    const { transport } = this;
    const { metrics, sharing } = this.service;
    metrics.subscriptions(transport, 1);
    const { presence } = this.service.deps;
    // The server's own bots do not count as watchers.
    const isBot = (ready.caller.viewer?.account.bot ?? null) !== null;
    if (stream.of === 'lobby' || presence === undefined || isBot) {
      return sharing.join(ready, stream, outlet, this.told);
    }
    const leave = presence.enter(stream.seasonId, ready.caller.who);
    const { sent, ended } = this.told;
    return sharing.join(ready, stream, outlet, {
      sent,
      ended: () => {
        leave();
        ended();
      },
    });
  }

  private events(ready: Ready, source: AsyncIterable<unknown>, outlet: FrameSink): Events {
    const { transport } = this;
    const { desk, metrics, present } = this.service;
    const { payer, work } = ready.ticket;
    const over = new AbortController();
    metrics.subscriptions(transport, 1);
    return new Events({
      source: source[Symbol.asyncIterator](),
      // Each event has a context of its own: loaded data is old for the next event.
      render: async (rootValue) => {
        const end = await desk.beginPage(payer, work);
        let bytes = 0;
        try {
          const result = await retryWhileUnavailable(async () => {
            const contextValue = this.context(ready.caller, work);
            return unlessAway(await execute({ ...ready, rootValue, contextValue }));
          }, over);
          const rendered = Buffer.from(JSON.stringify(present.result(result, null)));
          bytes = rendered.length;
          return rendered;
        } finally {
          end(bytes);
        }
      },
      present: (result) => present.result(result, null),
      number: () => (source instanceof LiveEvents ? source.number : null),
      outlet,
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

  private done(ready: Ready, started: number, failed: boolean): void {
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
