import { retryWhileUnavailable } from '../engine';
import type { WebhookProgress, WebhookStore } from '../engine';

/** The time for which progress is collected: one transaction then writes that of all webhooks. */
const EVERY_MS = 100;

type Lease = Pick<WebhookProgress, 'webhookId' | 'claim'>;
const nameOf = ({ webhookId, claim }: Lease): string => `${claim}/${webhookId}`;

/**
 * Writes the progress of all deliveries of a node together. A crash in between repeats the last
 * messages.
 */
export class ProgressWriter {
  private pending = new Map<string, WebhookProgress>();
  private readonly lost = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly ending = new AbortController();

  constructor(
    private readonly webhooks: Pick<WebhookStore, 'progress'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(progress: WebhookProgress): void {
    const { webhookId, deliveries } = progress;
    const before = this.pending.get(webhookId)?.deliveries ?? [];
    this.pending.set(webhookId, { ...progress, deliveries: [...before, ...deliveries] });
    this.timer ??= setTimeout(() => {
      void this.flush();
    }, EVERY_MS);
  }

  /** True if another node, or a change by the owner, has ended the lease. */
  hasLost(lease: Lease): boolean {
    return this.lost.has(nameOf(lease));
  }

  /** Called at the end of a lease. */
  forget(lease: Lease): void {
    this.lost.delete(nameOf(lease));
  }

  /** Resolves once everything added before is stored. While the store is away, it waits. */
  flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.writing.then(() => this.write());
    return this.writing;
  }

  private async write(): Promise<void> {
    const all = [...this.pending.values()];
    if (all.length === 0) return;
    this.pending = new Map();
    try {
      await this.store(all);
    } catch {
      // One webhook must not lose the progress of the others.
      for (const each of all) {
        if (this.ending.signal.aborted) return;
        await this.storeAlone(each);
      }
    }
  }

  private async storeAlone(progress: WebhookProgress): Promise<void> {
    try {
      await this.store([progress]);
    } catch (error) {
      if (this.ending.signal.aborted) return;
      this.lost.add(nameOf(progress));
      this.onError(error);
    }
  }

  private async store(all: readonly WebhookProgress[]): Promise<void> {
    const lost = await retryWhileUnavailable(() => this.webhooks.progress(all), this.ending);
    for (const each of all) if (lost.has(each.webhookId)) this.lost.add(nameOf(each));
  }

  /** Gives up what waits for a store that is away. */
  abort(): void {
    this.ending.abort();
  }
}
