import { getOperationName, makeResult, stringifyDocument } from 'urql';
import type { Exchange, Operation, OperationResult } from 'urql';
import { empty, makeSubject, merge, mergeMap, pipe, tap } from 'wonka';
import type { Source } from 'wonka';
import { noteAnswer } from '../pages/done';
import type { LocalServer, Request, Result } from './server';

/** The held answers of one operation: complete, but not delivered. */
export type Held = {
  readonly name: string;
  /** Resolves when `count` answers are held, or have been held. */
  readonly waiting: (count?: number) => Promise<void>;
  /** The number of answers so far. */
  readonly count: () => number;
  /** Delivers the held answers in order, and holds no more. */
  readonly release: () => void;
};

type Holding = {
  readonly deliveries: (() => void)[];
  count: number;
  readonly listeners: Set<() => void>;
};

/**
 * Replaces the network between the client's exchanges and the server. It delivers answers at once.
 * To control their order, a test can hold the answers of an operation.
 */
export class Wire {
  private readonly held = new Map<string, Holding>();
  private readonly failing = new Map<string, object>();
  private readonly underWay = new Set<object>();
  /** All operations that the client sent, in order. */
  readonly asked: { readonly name: string; readonly kind: string }[] = [];

  constructor(private readonly server: LocalServer) {}

  /** Holds the answers or pushes of an operation. */
  hold(name: string): Held {
    const holding: Holding = { deliveries: [], count: 0, listeners: new Set() };
    this.held.set(name, holding);
    return {
      name,
      count: () => holding.count,
      waiting: (count = 1) =>
        new Promise((resolve) => {
          const look = (): void => {
            if (holding.count < count) return;
            holding.listeners.delete(look);
            resolve();
          };
          holding.listeners.add(look);
          look();
        }),
      release: () => {
        if (this.held.get(name) === holding) this.held.delete(name);
        for (const deliver of holding.deliveries.splice(0)) deliver();
      },
    };
  }

  /** The number of times that the client sent an operation. */
  count(name: string): number {
    return this.asked.filter((each) => each.name === name).length;
  }

  /**
   * Answers an operation with an error with these extensions, until the returned function is
   * called.
   */
  fail(
    name: string,
    extensions: { readonly code: string; readonly retryAfterMs?: number },
  ): () => void {
    this.failing.set(name, extensions);
    return () => void this.failing.delete(name);
  }

  /** True if only held answers are in flight. */
  isIdle(): boolean {
    return this.underWay.size === 0;
  }

  isHeld(name: string): boolean {
    return this.held.has(name);
  }

  /** Replaces `networkExchanges` of `web/src/platform/api/network.ts`. */
  exchanges(token: string | null): Exchange[] {
    return [
      () => (operations) => {
        const results = makeSubject<OperationResult>();
        /** The functions that cancel an operation, by the operation's key. */
        const leaving = new Map<number, (() => void)[]>();
        const take = (operation: Operation): void => {
          const { key, kind } = operation;
          if (kind === 'teardown') {
            for (const leave of leaving.get(key)?.splice(0) ?? []) leave();
            leaving.delete(key);
            return;
          }
          const leave = this.send(operation, token, (result) => results.next(result));
          leaving.set(key, [...(leaving.get(key) ?? []), leave]);
        };
        const taken = pipe(
          operations,
          tap(take),
          mergeMap(() => empty as Source<OperationResult>),
        );
        return merge([results.source, taken]);
      },
    ];
  }

  /** Sends an operation. The returned function cancels further deliveries. */
  private send(
    operation: Operation,
    token: string | null,
    next: (result: OperationResult) => void,
  ): () => void {
    const { kind, query, variables } = operation;
    const name = getOperationName(query) ?? '';
    this.asked.push({ name, kind });
    const request = {
      query: stringifyDocument(query),
      operationName: name,
      // As over the network, where what is undefined is left out.
      variables: JSON.parse(JSON.stringify(variables ?? {})) as Record<string, unknown>,
    };
    let isLeft = false;
    const deliver = (result: Result): void =>
      this.deliver(name, () => {
        if (!isLeft) next(makeResult(operation, result));
      });
    const leave = kind === 'subscription' ? this.follow(request, token, deliver) : null;
    if (leave === null) void this.ask(request, token, deliver);
    return () => {
      isLeft = true;
      leave?.();
    };
  }

  private follow(request: Request, token: string | null, deliver: (result: Result) => void) {
    const work = {};
    this.underWay.add(work);
    const open = (): void => void this.underWay.delete(work);
    return this.server.follow(request, token, { next: deliver, open });
  }

  private async ask(
    request: Request,
    token: string | null,
    deliver: (result: Result) => void,
  ): Promise<void> {
    const work = {};
    this.underWay.add(work);
    const result = await this.answer(request, token);
    this.underWay.delete(work);
    deliver(result);
  }

  private async answer(request: Request, token: string | null): Promise<Result> {
    const extensions = this.failing.get(request.operationName ?? '');
    if (extensions !== undefined) {
      return { errors: [{ message: 'Not now.', extensions: { ...extensions } }] };
    }
    const result = await this.server.ask(request, token);
    noteAnswer(request.query, result as Parameters<typeof noteAnswer>[1]);
    return result;
  }

  private deliver(name: string, delivery: () => void): void {
    const holding = this.held.get(name);
    if (holding === undefined) {
      delivery();
      return;
    }
    holding.deliveries.push(delivery);
    holding.count += 1;
    for (const look of [...holding.listeners]) look();
  }
}
