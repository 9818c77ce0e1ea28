import { createSourceEventStream, execute } from 'graphql';
import type { ExecutionArgs, FormattedExecutionResult, GraphQLError } from 'graphql';
import { LiveSubscription, makeContext } from '../graphql';
import { bear } from '../engine';
import type { Context, LiveStream } from '../graphql';
import type { Viewer } from './authentication';
import { isWrong } from './documents';
import { Events } from './events';
import { asGraphqlError, unlessAway } from './faults';
import type { Asked, Prepared, Transport } from './prepare';
import type { Service } from './service';
import type { Member, Told } from './sharing/member';
import type { Outlet } from './sharing/outlet';

/** Whoever has an operation executed, and what the log calls them. */
export type Caller = {
  readonly viewer: Viewer | null;
  readonly address: string;
  /** The id of the request or of the socket, for the log. */
  readonly requestId: string;
};

/** What graphql-js executes, and what belongs to it. */
export type Ready = ExecutionArgs & { readonly prepared: Prepared; readonly caller: Caller };

/** Runs the operations of sockets and event streams, as Apollo Server does those of HTTP. */
export class Operations {
  constructor(
    private readonly service: Service,
    private readonly transport: Exclude<Transport, 'http'>,
  ) {}

  private readonly told: Told = {
    sent: () => {
      this.service.metrics.delivered();
    },
    ended: () => {
      this.service.metrics.subscriptions(this.transport, -1);
    },
  };

  /** What may be executed, or why not. Never rejects. */
  async ready(asked: Asked, caller: Caller): Promise<Ready | readonly GraphQLError[]> {
    const { schema, preparation, log } = this.service;
    const { viewer, address, requestId } = caller;
    try {
      const spender = { accountId: viewer?.account.id ?? null, address };
      const prepared = await preparation.prepare(asked, spender, this.transport);
      if (isWrong(prepared)) return prepared;
      return {
        schema,
        document: prepared.document,
        operationName: asked.operationName,
        variableValues: asked.variables,
        contextValue: this.context(caller),
        prepared,
        caller,
      };
    } catch (error) {
      log.error({ err: error, requestId }, 'an operation could not be prepared');
      return [asGraphqlError(error)];
    }
  }

  async execute(ready: Ready): Promise<FormattedExecutionResult> {
    const started = performance.now();
    const result = this.service.present.result(await execute(ready), ready.prepared.cost);
    this.done(ready, started, result.errors !== undefined);
    return result;
  }

  /**
   * The events of a subscription as they come, or the errors for which there are none. Those of
   * seasons go to the outlet: what is returned then only ends. While the store is away it waits;
   * rejects with the `UnavailableFault` of one that is away for long.
   */
  async subscribe(
    ready: Ready,
    outlet: Outlet,
  ): Promise<Events | Member | FormattedExecutionResult> {
    const started = performance.now();
    const source = await bear(
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
      : this.events(ready, source);
  }

  private share(ready: Ready, stream: LiveStream, outlet: Outlet): Member {
    const { transport } = this;
    const { metrics, sharing } = this.service;
    metrics.subscriptions(transport, 1);
    return sharing.join(ready, stream, outlet, this.told);
  }

  private events(ready: Ready, source: AsyncIterable<unknown>): Events {
    const { transport } = this;
    const { metrics, present } = this.service;
    const over = new AbortController();
    metrics.subscriptions(transport, 1);
    return new Events({
      source: source[Symbol.asyncIterator](),
      // Each event has a context of its own: what one has loaded is old for the next.
      execute: (rootValue) =>
        bear(async () => {
          const contextValue = this.context(ready.caller);
          return unlessAway(await execute({ ...ready, rootValue, contextValue }));
        }, over),
      present: (result) => present.result(result, null),
      whenDone: () => {
        over.abort();
        metrics.subscriptions(transport, -1);
      },
    });
  }

  private context({ viewer, address }: Caller): Context {
    return makeContext({ deps: this.service.deps, viewer, address });
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
