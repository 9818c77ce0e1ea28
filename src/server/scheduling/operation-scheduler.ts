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

/** The recipient of the answers to several operations. */
export interface Reader {
  /** True if so much output waits that further answers must wait, too. */
  isFull(): boolean;
  /** Resolves once the reader has room, or has left. */
  drained(): Promise<void>;
}

/** An operation from its beginning to its answer. */
export type Ticket = {
  readonly client: ClientIdentity;
  readonly work: CpuMeter;
  readonly reader: Reader | null;
  /** The points charged in advance. */
  charged: number;
  /**
   * Makes room for the next expensive operation; null for a cheap operation, and after the release.
   */
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
 * Begins and ends the operations of all transports: they take turns, only a few expensive
 * operations run at once, and their cost is charged.
 */
export class OperationScheduler {
  /** One page of a replay at a time for each account. */
  private readonly replays: KeyedSemaphore;
  private readonly expensive: KeyedSemaphore;
  /** Lets one paused socket of each address at a time resume reading. */
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

  /**
   * Resolves once the operation may begin. `queueKey` identifies its turn among those of one
   * address.
   */
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

  /**
   * Resolves once there is room to run the operation. The operation is charged already. A rejection
   * ends it.
   */
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
    // `end` refuses an operation that is already over its time.
    if (!work.isOverLimit && work.isOver()) await work.turn();
  }

  /** An operation whose reader is full must wait. */
  private async acquireExpensive({ client, reader }: Ticket): Promise<() => void> {
    for (;;) {
      const release = await this.expensive.acquire(client.address);
      if (reader?.isFull() !== true) return release;
      release();
      await reader.drained();
    }
  }

  /**
   * The data, serialized if the operation was expensive; or the error that replaces the data.
   * Corrects the charge. The operation keeps its room until it is dismissed.
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

  /** Ends the operation, executed or not; a repeated call does nothing. */
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

  /**
   * Runs an operation from `enter` to `end`, and makes room for the next operation once the answer
   * is delivered.
   */
  async execute<T>(
    ticket: Ticket,
    prepared: PreparedOperation,
    run: () => ExecutionResult | Promise<ExecutionResult>,
    deliver: (result: ExecutionResult) => T,
  ): Promise<T> {
    try {
      await this.enter(ticket, prepared);
      const running = run();
      // Until the operation continues, the loop's time belongs to other work.
      ticket.work.pause();
      const result = await running;
      const data = await this.end(ticket, result.data);
      if (data instanceof GraphQLError) return deliver({ errors: [data] });
      return deliver(data === undefined ? result : { ...result, data });
    } finally {
      this.dismiss(ticket);
    }
  }

  /** The inbox of a socket. The socket's messages take turns with all other work. */
  inbox(lane: Lane, socket: PausableSocket): SocketInbox {
    const { turns, budgets, reading } = this;
    return new SocketInbox({ turns, budgets, reading, lane, socket });
  }

  /** Resolves at the lane's turn. */
  turn(lane: Lane): Promise<void> {
    return this.workFor(lane).turn();
  }

  /** The meter of work outside the operations. */
  workFor(lane: Lane): CpuMeter {
    return new CpuMeter(this.turns, lane);
  }

  /**
   * Resolves once a page of past events may be computed. An account gets one page after another,
   * and none while it has used more than its share. Call the result with the length of the page.
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
  const message = `More than ${most} operations of this address are running: wait for their answers.`;
  return fault('RATE_LIMITED', message, {
    limit: 'operationsPerAddress',
    maximum: most,
    left: 0,
    retryAfterMs: SOON_MS,
  });
}
