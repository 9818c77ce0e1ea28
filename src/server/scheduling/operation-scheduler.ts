import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Budgets, ClientIdentity, BudgetStatus } from './budgets';
import { fault, overLimit } from '../errors/faults';
import { KeyedSemaphore } from './keyed-semaphore';
import type { Limits } from './limits';
import type { PreparedOperation } from '../graphql/preparation';
import { SocketInbox } from './socket-inbox';
import type { PausableSocket } from './socket-inbox';
import type { Lane, FairScheduler } from './fair-scheduler';
import { CpuMeter } from './cpu-meter';
import { SerializedData, serialize } from '../encoding/serialize';

/**
 * Operations above this cost are expensive: only a few run at once, and their answers are written
 * in turns.
 */
const EXPENSIVE = 100;
const SOON_MS = 1_000;

/** The recipient of the answers of several operations. */
export interface Reader {
  /** Whether it has too much waiting to take further answers. */
  isFull(): boolean;
  /** Resolves once it is no longer full, or gone. */
  drained(): Promise<void>;
}

/** An operation from its beginning to its answer. */
export type Ticket = {
  readonly client: ClientIdentity;
  readonly work: CpuMeter;
  readonly reader: Reader | null;
  /** The charge in advance. */
  charged: number;
  /** Makes room for the next expensive one; null for others, and after leaving. */
  release: (() => void) | null;
  isSettled: boolean;
};

type Data = ExecutionResult['data'];

/** The extensions of an answer. */
export type Accounting = {
  readonly cost: number;
  readonly rateLimit: BudgetStatus;
};

/**
 * The begin and end of operations of all transports: they take turns, only a few expensive ones run
 * at once, and their cost is charged.
 */
export class OperationScheduler {
  /** One page of a replay at a time for each account. */
  private readonly replays: KeyedSemaphore;
  private readonly expensive: KeyedSemaphore;
  /** One socket of each address at a time, among those with more messages than can be handled. */
  private readonly reading = new KeyedSemaphore(1, Infinity);
  private readonly inFlight = new Map<string, number>();

  constructor(
    readonly turns: FairScheduler,
    readonly budgets: Budgets,
    private readonly limits: Limits,
  ) {
    this.expensive = new KeyedSemaphore(limits.dearPerAddress, limits.dearAtOnce);
    this.replays = new KeyedSemaphore(1, Infinity);
  }

  /** Resolves once it may begin. `who` identifies the turn among those of one address. */
  async begin(
    client: ClientIdentity,
    queueKey: string,
    reader?: Reader,
  ): Promise<Ticket | GraphQLError> {
    const { address } = client;
    const count = (this.inFlight.get(address) ?? 0) + 1;
    const { operationsPerAddress: most } = this.limits;
    if (count > most) return tooManyInFlight(most);
    this.inFlight.set(address, count);
    const work = new CpuMeter(this.turns, { address, queueKey });
    const turn = this.turns.begin(work.lane, work);
    if (turn !== null) await turn;
    return { client, work, reader: reader ?? null, charged: 0, release: null, isSettled: false };
  }

  /** Resolves once there is room to run it; it has been charged. It is over if this rejects. */
  async enter(ticket: Ticket, prepared: PreparedOperation): Promise<void> {
    try {
      await this.admit(ticket, prepared);
    } catch (error) {
      this.dismiss(ticket);
      throw error;
    }
  }

  private async admit(ticket: Ticket, { operation, cost }: PreparedOperation): Promise<void> {
    const { work } = ticket;
    ticket.charged = cost;
    if (cost > EXPENSIVE) ticket.release = await this.acquireExpensive(ticket);
    if (operation.operation !== OperationTypeNode.QUERY) return;
    work.setLimit(this.limits.operationMs);
    // An operation that is already overdue is refused by `end`, like its later work.
    if (!work.isOverLimit && work.isOver()) await work.turn();
  }

  /** An operation whose reader is full does not get in. */
  private async acquireExpensive({ client, reader }: Ticket): Promise<() => void> {
    for (;;) {
      const release = await this.expensive.acquire(client.address);
      if (reader?.isFull() !== true) return release;
      release();
      await reader.drained();
    }
  }

  /**
   * The data, written out if it was expensive, or the error in its place, after which the data is
   * dropped. The charge is made here; the operation stays inside until it is dismissed.
   */
  async end<D extends Data>(ticket: Ticket, data: D): Promise<D | SerializedData | GraphQLError> {
    const { work } = ticket;
    const { answerBytes } = this.limits;
    const serialized = await this.serializeExpensive(ticket, data);
    const bytes =
      serialized instanceof SerializedData
        ? serialized.json.length
        : typeof serialized === 'number'
          ? serialized
          : 0;
    this.settle(ticket, bytes);
    if (work.isOverLimit) return work.limitError();
    return typeof serialized === 'number'
      ? overLimit('answerBytes', serialized, answerBytes)
      : serialized;
  }

  private async serializeExpensive<D extends Data>(
    ticket: Ticket,
    data: D,
  ): Promise<D | SerializedData | number> {
    const { release, work } = ticket;
    if (release === null || data === undefined || data instanceof SerializedData) return data;
    try {
      return work.isOverLimit ? data : await serialize(data, this.limits.answerBytes, work);
    } catch (error) {
      if (!work.isOverLimit) throw error;
      return data;
    }
  }

  /** Ends it, executed or not; a repeat does nothing. */
  dismiss(ticket: Ticket): void {
    const { release } = ticket;
    ticket.release = null;
    release?.();
    this.settle(ticket, 0);
  }

  private settle(ticket: Ticket, bytes: number): void {
    if (ticket.isSettled) return;
    ticket.isSettled = true;
    const { client, work, charged } = ticket;
    work.pause();
    this.release(client);
    this.budgets.settle(client, charged, work.ms, bytes);
  }

  /** From `enter` to `end`. It makes room for the next once the answer was delivered. */
  async execute<T>(
    ticket: Ticket,
    prepared: PreparedOperation,
    run: () => ExecutionResult | Promise<ExecutionResult>,
    deliver: (result: ExecutionResult) => T,
  ): Promise<T> {
    try {
      await this.enter(ticket, prepared);
      const running = run();
      // Until it continues, the loop belongs to others.
      ticket.work.pause();
      const result = await running;
      const data = await this.end(ticket, result.data);
      if (data instanceof GraphQLError) return deliver({ errors: [data] });
      return deliver(data === undefined ? result : { ...result, data });
    } finally {
      this.dismiss(ticket);
    }
  }

  /** The messages of a socket, in turns with everything else. */
  inbox(lane: Lane, socket: PausableSocket): SocketInbox {
    const { turns, budgets, reading } = this;
    return new SocketInbox({ turns, budgets, reading, lane, socket });
  }

  /** Resolves at the lane's turn. */
  turn(lane: Lane): Promise<void> {
    return this.workFor(lane).turn();
  }

  /** Work for many clients. */
  workFor(lane: Lane): CpuMeter {
    return new CpuMeter(this.turns, lane);
  }

  /**
   * Resolves once a page of the past may be computed: one after another for an account, and none
   * while it has used more than its share. Call the result with the length of the page.
   */
  async beginPage(client: ClientIdentity, work: CpuMeter): Promise<(bytes: number) => void> {
    const release = await this.replays.acquire(client.accountId ?? client.address);
    for (let ms = this.budgets.waitMs(client); ms > 0; ms = this.budgets.waitMs(client)) {
      await delay(ms, undefined, { ref: false });
    }
    const before = work.ms;
    await this.turns.begin(work.lane, work);
    return (bytes) => {
      work.pause();
      release();
      this.budgets.settle(client, 0, work.ms - before, bytes);
    };
  }

  private release({ address }: ClientIdentity): void {
    const left = (this.inFlight.get(address) ?? 1) - 1;
    if (left > 0) this.inFlight.set(address, left);
    else this.inFlight.delete(address);
  }

  accounting({ client }: Ticket, { cost }: PreparedOperation): Accounting {
    return { cost, rateLimit: this.budgets.status(client) };
  }
}

function tooManyInFlight(most: number): GraphQLError {
  const message = `More than ${most} operations of this address are under way: wait for answers.`;
  return fault('RATE_LIMITED', message, {
    limit: 'operationsPerAddress',
    maximum: most,
    left: 0,
    retryAfterMs: SOON_MS,
  });
}
