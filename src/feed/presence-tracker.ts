import { randomUUID } from 'node:crypto';
import type { ChangeBus, Presence } from '../engine';
import type { SeasonId } from '../kernel';

/**
 * The interval at which a node reports its numbers of watchers, and the time for which a report is
 * valid.
 */
const REPORT_MS = 5_000;
const VALID_MS = 3 * REPORT_MS;
/**
 * The maximum number of seasons in a report, the most watched first, and the maximum number of
 * tracked nodes.
 */
const MOST_SEASONS = 500;
const MOST_NODES = 100;

type NodeReport = { readonly untilMs: number; readonly counts: ReadonlyMap<string, number> };

/** Counts the connections that watch a season, over all nodes. It names nobody. */
export class PresenceTracker implements Presence {
  private readonly here = new Map<SeasonId, Map<string, number>>();
  private readonly others = new Map<string, NodeReport>();
  private readonly node = randomUUID();
  private readonly stopListening: () => void;
  private readonly timer: NodeJS.Timeout;
  private soon: NodeJS.Immediate | null = null;
  private sentEmpty = true;
  private readonly listeners = new Set<(id: SeasonId) => void>();

  constructor(
    private readonly changeBus: ChangeBus,
    private readonly now: () => number = () => performance.now(),
    reportMs = REPORT_MS,
  ) {
    this.stopListening = changeBus.listen((message) => {
      if (message.type === 'watching' && message.node !== this.node) {
        this.receive(message.node, message.counts);
      }
    });
    this.timer = setInterval(() => {
      this.send();
    }, reportMs);
    this.timer.unref();
  }

  enter(id: SeasonId, connection: string): () => void {
    const watching = this.here.get(id) ?? new Map<string, number>();
    this.here.set(id, watching);
    const before = watching.get(connection) ?? 0;
    watching.set(connection, before + 1);
    // A season's first watcher, and the end of its last, are reported at once; other changes wait
    // for the next report.
    if (watching.size === 1 && before === 0) this.sendSoon();
    for (const listener of this.listeners) listener(id);
    return () => {
      const left = (watching.get(connection) ?? 1) - 1;
      if (left > 0) watching.set(connection, left);
      else watching.delete(connection);
      if (watching.size > 0 || this.here.get(id) !== watching) return;
      this.here.delete(id);
      this.sendSoon();
    };
  }

  count(id: SeasonId): number {
    const now = this.now();
    let sum = this.here.get(id)?.size ?? 0;
    for (const { untilMs, counts } of this.others.values()) {
      if (untilMs > now) sum += counts.get(id) ?? 0;
    }
    return sum;
  }

  onEnter(listener: (id: SeasonId) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private receive(node: string, counts: readonly (readonly [SeasonId, number])[]): void {
    const now = this.now();
    for (const [other, { untilMs }] of this.others) {
      if (untilMs <= now) this.others.delete(other);
    }
    if (!this.others.has(node) && this.others.size >= MOST_NODES) return;
    this.others.set(node, { untilMs: now + VALID_MS, counts: new Map(counts) });
  }

  private sendSoon(): void {
    this.soon ??= setImmediate(() => {
      this.soon = null;
      this.send();
    });
  }

  private send(): void {
    // An empty report is sent only once, since reports expire.
    if (this.here.size === 0 && this.sentEmpty) return;
    this.sentEmpty = this.here.size === 0;
    const counts = [...this.here]
      .map(([id, watching]) => [id, watching.size] as const)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_SEASONS);
    this.changeBus.publish({ type: 'watching', node: this.node, counts });
  }

  close(): void {
    clearInterval(this.timer);
    if (this.soon !== null) clearImmediate(this.soon);
    this.stopListening();
    this.here.clear();
    this.listeners.clear();
  }
}
