import { retryWhileUnavailable } from '../engine';
import type { WebhookProgress, WebhookStore } from '../engine';

/** The time for which progress is collected: one transaction then writes that of all webhooks. */
const EVERY_MS = 100;

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
    private readonly store: Pick<WebhookStore, 'progress'>,
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
  hasLost({ webhookId, claim }: Pick<WebhookProgress, 'webhookId' | 'claim'>): boolean {
    return this.lost.has(`${claim}/${webhookId}`);
  }

  /** Called at the end of a lease. */
  forget({ webhookId, claim }: Pick<WebhookProgress, 'webhookId' | 'claim'>): void {
    this.lost.delete(`${claim}/${webhookId}`);
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
      const lost = await retryWhileUnavailable(() => this.store.progress(all), this.ending);
      for (const { webhookId, claim } of all) {
        if (lost.has(webhookId)) this.lost.add(`${claim}/${webhookId}`);
      }
    } catch (error) {
      if (this.ending.signal.aborted) return;
      for (const { webhookId, claim } of all) this.lost.add(`${claim}/${webhookId}`);
      this.onError(error);
    }
  }

  /** Gives up what waits for a store that is away. */
  abort(): void {
    this.ending.abort();
  }
}
