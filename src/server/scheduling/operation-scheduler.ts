import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Budgets, Payer, Standing } from './budgets';
import { fault, overLimit } from '../errors/faults';
import { KeyedSemaphore } from './keyed-semaphore';
import type { Limits } from './limits';
import type { Prepared } from '../graphql/preparation';
import { SocketInbox } from './socket-inbox';
import type { Wire } from './socket-inbox';
import type { Lane, FairScheduler } from './fair-scheduler';
import { CpuMeter } from './cpu-meter';
import { SerializedData, serialize } from '../encoding/serialize';

/**
 * Operations above this cost are expensive: only a few run at once, and their answers are written
 * in turns.
 */
const DEAR = 100;
const SOON_MS = 1_000;

/** The recipient of the answers of several operations. */
export interface Reader {
  /** Whether it has too much waiting to take further answers. */
  isFull(): boolean;
  /** Resolves once it is no longer full, or gone. */
  room(): Promise<void>;
}

/** An operation from its beginning to its answer. */
export type Ticket = {
  readonly payer: Payer;
  readonly work: CpuMeter;
  readonly reader: Reader | null;
  /** The charge in advance. */
  charged: number;
  /** Makes room for the next expensive one; null for others, and after leaving. */
  leave: (() => void) | null;
  isSettled: boolean;
};

type Data = ExecutionResult['data'];

/** The extensions of an answer. */
export type Accounting = {
  readonly cost: number;
  readonly rateLimit: Standing;
};

/**
 * The begin and end of operations of all transports: they take turns, only a few expensive ones run
 * at once, and their cost is charged.
 */
export class OperationScheduler {
  /** One page of a replay at a time for each account. */
  private readonly replays: KeyedSemaphore;
  private readonly dear: KeyedSemaphore;
  /** One socket of each address at a time, among those with more messages than can be handled. */
  private readonly reading = new KeyedSemaphore(1, Infinity);
  private readonly underWay = new Map<string, number>();

  constructor(
    readonly turns: FairScheduler,
    readonly budgets: Budgets,
    private readonly limits: Limits,
  ) {
    this.dear = new KeyedSemaphore(limits.dearPerAddress, limits.dearAtOnce);
    this.replays = new KeyedSemaphore(1, Infinity);
  }

  /** Resolves once it may begin. `who` identifies the turn among those of one address. */
  async begin(payer: Payer, who: string, reader?: Reader): Promise<Ticket | GraphQLError> {
    const { address } = payer;
    const underWay = (this.underWay.get(address) ?? 0) + 1;
    const { operationsPerAddress: most } = this.limits;
    if (underWay > most) return tooMany(most);
    this.underWay.set(address, underWay);
    const work = new CpuMeter(this.turns, { address, who });
    const turn = this.turns.begin(work.lane, work);
    if (turn !== null) await turn;
    return { payer, work, reader: reader ?? null, charged: 0, leave: null, isSettled: false };
  }

  /** Resolves once there is room to run it; it has been charged. It is over if this rejects. */
  async enter(ticket: Ticket, prepared: Prepared): Promise<void> {
    try {
      await this.letIn(ticket, prepared);
    } catch (error) {
      this.dismiss(ticket);
      throw error;
    }
  }

  private async letIn(ticket: Ticket, { operation, cost }: Prepared): Promise<void> {
    const { work } = ticket;
    ticket.charged = cost;
    if (cost > DEAR) ticket.leave = await this.enterDear(ticket);
    if (operation.operation !== OperationTypeNode.QUERY) return;
    work.bound(this.limits.operationMs);
    // An operation that is already overdue is refused by `end`, like its later work.
    if (!work.isOverdue && work.isOver()) await work.turn();
  }

  /** An operation whose reader is full does not get in. */
  private async enterDear({ payer, reader }: Ticket): Promise<() => void> {
    for (;;) {
      const leave = await this.dear.enter(payer.address);
      if (reader?.isFull() !== true) return leave;
      leave();
      await reader.room();
    }
  }

  /**
   * The data, written out if it was expensive, or the error in its place, after which the data is
   * dropped. The charge is made here; the operation stays inside until it is dismissed.
   */
  async end<D extends Data>(ticket: Ticket, data: D): Promise<D | SerializedData | GraphQLError> {
    const { work } = ticket;
    const { answerBytes } = this.limits;
    const told = await this.write(ticket, data);
    const bytes =
      told instanceof SerializedData ? told.json.length : typeof told === 'number' ? told : 0;
    this.settle(ticket, bytes);
    if (work.isOverdue) return work.overdue();
    return typeof told === 'number' ? overLimit('answerBytes', told, answerBytes) : told;
  }

  private async write<D extends Data>(
    ticket: Ticket,
    data: D,
  ): Promise<D | SerializedData | number> {
    const { leave, work } = ticket;
    if (leave === null || data === undefined || data instanceof SerializedData) return data;
    try {
      return work.isOverdue ? data : await serialize(data, this.limits.answerBytes, work);
    } catch (error) {
      if (!work.isOverdue) throw error;
      return data;
    }
  }

  /** Ends it, executed or not; a repeat does nothing. */
  dismiss(ticket: Ticket): void {
    const { leave } = ticket;
    ticket.leave = null;
    leave?.();
    this.settle(ticket, 0);
  }

  private settle(ticket: Ticket, bytes: number): void {
    if (ticket.isSettled) return;
    ticket.isSettled = true;
    const { payer, work, charged } = ticket;
    work.pause();
    this.leave(payer);
    this.budgets.settle(payer, charged, work.ms, bytes);
  }

  /** From `enter` to `end`. It makes room for the next once the answer was delivered. */
  async execute<T>(
    ticket: Ticket,
    prepared: Prepared,
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
  inbox(lane: Lane, wire: Wire): SocketInbox {
    const { turns, budgets, reading } = this;
    return new SocketInbox({ turns, budgets, reading, lane, wire });
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
  async beginPage(payer: Payer, work: CpuMeter): Promise<(bytes: number) => void> {
    const leave = await this.replays.enter(payer.accountId ?? payer.address);
    for (let ms = this.budgets.waitMs(payer); ms > 0; ms = this.budgets.waitMs(payer)) {
      await delay(ms, undefined, { ref: false });
    }
    const before = work.ms;
    await this.turns.begin(work.lane, work);
    return (bytes) => {
      work.pause();
      leave();
      this.budgets.settle(payer, 0, work.ms - before, bytes);
    };
  }

  private leave({ address }: Payer): void {
    const left = (this.underWay.get(address) ?? 1) - 1;
    if (left > 0) this.underWay.set(address, left);
    else this.underWay.delete(address);
  }

  told({ payer }: Ticket, { cost }: Prepared): Accounting {
    return { cost, rateLimit: this.budgets.standing(payer) };
  }
}

function tooMany(most: number): GraphQLError {
  const message = `More than ${most} operations of this address are under way: wait for answers.`;
  return fault('RATE_LIMITED', message, {
    limit: 'operationsPerAddress',
    maximum: most,
    left: 0,
    retryAfterMs: SOON_MS,
  });
}
