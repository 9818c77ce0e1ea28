import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { seasonId } from '../kernel';
import type { SeasonId } from '../kernel';
import type { BotToken, ExhibitionPlay, BotWorker } from './practice';

/** The compiled files of the bots' thread. */
export type BotWorkerEntry = {
  readonly file: string;
  /**
   * The module that maps stack traces to the sources; without it, traces name the compiled files.
   */
  readonly traces?: string;
};

type BotWorkerDeps = BotWorkerEntry & {
  /** The server's address on this machine, read when the first season begins to be played. */
  readonly url: () => string;
  /** The approximate time that a bot thinks before it acts. */
  readonly thinkMs: number;
  readonly onError: (error: unknown) => void;
};

/** The messages of the worker. */
const ToServer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('seated'), season: z.string() }),
  z.object({ type: z.literal('over'), season: z.string() }),
  z.object({ type: z.literal('closed') }),
]);

const MOST_MEGABYTES = 128;
/** The time for the thread to close its connections; work that has not begun is dropped. */
const ORDERLY_MS = 250;

/**
 * Runs the bots in a thread, which starts with their first season. Bots are clients like any
 * others, and their computing delays nobody.
 */
export class BotWorkerThread implements BotWorker {
  private worker: Worker | null = null;
  private readonly seatedListeners: ((id: SeasonId) => void)[] = [];
  private readonly overListeners: ((id: SeasonId) => void)[] = [];
  private readonly lostListeners: (() => void)[] = [];
  private closing: (() => void) | null = null;

  constructor(private readonly deps: BotWorkerDeps) {}

  onSeated(listener: (id: SeasonId) => void): void {
    this.seatedListeners.push(listener);
  }

  onOver(listener: (id: SeasonId) => void): void {
    this.overListeners.push(listener);
  }

  onLost(listener: () => void): void {
    this.lostListeners.push(listener);
  }

  prepare(): void {
    if (this.closing === null) this.worker ??= this.begin();
  }

  play(id: SeasonId, bots: readonly BotToken[], show: ExhibitionPlay | null): void {
    this.worker ??= this.begin();
    this.worker.postMessage({ type: 'play', season: id, bots, show });
  }

  leave(id: SeasonId): void {
    this.worker?.postMessage({ type: 'leave', season: id });
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (worker === null || this.closing !== null) return;
    const closed = new Promise<void>((resolve) => {
      this.closing = resolve;
    });
    worker.postMessage({ type: 'close' });
    const late = setTimeout(() => this.closing?.(), ORDERLY_MS);
    await closed;
    clearTimeout(late);
    await worker.terminate();
  }

  private begin(): Worker {
    const { file, traces, url, thinkMs, onError } = this.deps;
    const worker = new Worker(file, {
      workerData: { url: url(), thinkMs },
      // The thread does not need the server's settings, which contain passwords.
      env: {},
      execArgv: traces === undefined ? [] : ['--require', traces],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    worker.on('message', (message: unknown) => {
      const told = ToServer.parse(message);
      if (told.type === 'closed') {
        this.closing?.();
        return;
      }
      const listeners = told.type === 'seated' ? this.seatedListeners : this.overListeners;
      for (const listener of listeners) listener(seasonId(told.season));
    });
    worker.on('error', onError);
    worker.on('exit', () => {
      this.worker = null;
      if (this.closing !== null) this.closing();
      else for (const listener of this.lostListeners) listener();
    });
    return worker;
  }
}
