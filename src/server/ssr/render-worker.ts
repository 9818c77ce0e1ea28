import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { StaticFiles } from '../http/static-files';
import type { Service } from '../ops/service';

/** The thread's message about one drawing. */
const Markup = z.object({
  number: z.int(),
  markup: z.string().optional(),
  error: z.string().optional(),
});

/** One path of each kind of drawn page, with an id that does not exist. */
const KINDS = ['/', '/s/-', '/d/-', '/g/-', '/watch/-', '/learn/giolitti'];
const NO_ANSWERS = '[]';
const MAX_MEGABYTES = 128;
/** Far more than the first view of any page. */
const MAX_CHARACTERS = 400_000;
/** The time for which nothing is drawn after the thread has ended or hung. */
const PAUSE_MS = 60_000;
/** The maximum number of different errors in the log. */
const MAX_LOGGED_ERRORS = 100;

type Settle = (markup: string | null) => void;

/**
 * Draws first views of the web client with the client's own code. The build bundles this code for
 * it. It runs in a thread, so that other work does not wait. Without a drawing the client draws the
 * page itself.
 */
export class RenderWorker {
  private worker: Worker | null = null;
  private number = 0;
  private pausedUntil = 0;
  private readonly waiting = new Map<number, Settle>();
  /** Ends a thread that is silent for `drawMs` while a drawing waits. */
  private silence: NodeJS.Timeout | undefined;
  private readonly loggedErrors = new Set<string>();

  constructor(
    private readonly service: Pick<Service, 'limits' | 'log'>,
    private readonly file = StaticFiles.clientDrawer(),
  ) {}

  /**
   * Draws the page of a path with the answers to its first operations, as JSON; null if it is not
   * drawn.
   */
  async render(path: string, answers: string): Promise<string | null> {
    const { drawMs, drawingsAtOnce } = this.service.limits;
    if (drawMs === 0 || this.waiting.size >= drawingsAtOnce) return null;
    const worker = this.thread();
    if (worker === null) return null;
    this.number += 1;
    const number = this.number;
    return new Promise((resolve) => {
      this.waiting.set(number, resolve);
      worker.postMessage({ number, path, answers });
      if (this.waiting.size === 1) this.listen();
    });
  }

  /** Starts the thread and draws each kind of page once. */
  warm(): void {
    for (const path of KINDS) void this.render(path, NO_ANSWERS);
  }

  async close(): Promise<void> {
    this.pausedUntil = Infinity;
    const { worker } = this;
    this.end();
    await worker?.terminate();
  }

  private thread(): Worker | null {
    if (this.file === null || Date.now() < this.pausedUntil) return null;
    try {
      return (this.worker ??= this.startThread(this.file));
    } catch (error) {
      this.log(error);
      this.pausedUntil = Date.now() + PAUSE_MS;
      return null;
    }
  }

  private startThread(file: string): Worker {
    const worker = new Worker(file, {
      // The thread does not need the server's settings, which contain passwords.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    });
    worker.unref();
    // The start of the thread, which takes seconds on a busy machine, does not count.
    worker.on('online', () => this.listen());
    worker.on('message', (message: unknown) => {
      const { number, markup, error } = Markup.parse(message);
      if (error !== undefined) this.log(error);
      this.settle(number, markup === undefined || markup.length > MAX_CHARACTERS ? null : markup);
    });
    worker.on('error', (error) => this.fail(error));
    worker.on('exit', () => {
      if (this.worker === worker) this.fail('the thread that renders pages has ended');
    });
    return worker;
  }

  private settle(number: number, markup: string | null): void {
    const resolve = this.waiting.get(number);
    this.waiting.delete(number);
    this.listen();
    resolve?.(markup);
  }

  /** A drawing has its time from the moment when the one before it is done. */
  private listen(): void {
    clearTimeout(this.silence);
    if (this.waiting.size === 0) return;
    const { drawMs } = this.service.limits;
    this.silence = setTimeout(() => this.fail('rendering a page took too long'), drawMs);
  }

  /**
   * Ends the thread and pauses drawing, so that a failure with one page does not affect every next
   * page.
   */
  private fail(why: unknown): void {
    if (this.worker === null) return;
    this.log(why);
    this.pausedUntil = Date.now() + PAUSE_MS;
    void this.worker.terminate();
    this.end();
  }

  private end(): void {
    this.worker = null;
    for (const number of this.waiting.keys()) this.settle(number, null);
  }

  /** Logs each error once. */
  private log(why: unknown): void {
    const text = String(why);
    if (this.loggedErrors.has(text) || this.loggedErrors.size >= MAX_LOGGED_ERRORS) return;
    this.loggedErrors.add(text);
    this.service.log.error({ err: why }, 'a page was not rendered');
  }
}
