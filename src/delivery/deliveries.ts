import { randomUUID } from 'node:crypto';
import { asUnavailable, MAIL_FORMATS } from '../engine';
import type {
  ChangeBus,
  Clock,
  DeliveryFormat,
  LookScope,
  MailStore,
  Sealing,
  SealedWebhook,
  Webhook,
  WebhookStore,
} from '../engine';
import { DAY_MS, instant } from '../kernel';
import type { Instant } from '../kernel';
import { LEASE_MS, runDeliveries } from './delivery-run';
import type { Ways } from './formats';
import type { NewsSource } from './news';
import { Pacer } from './pacer';
import { ProgressWriter } from './progress-writer';
import type { Attempt } from './sender';

/** The time between two looks for news, in case a message was lost. */
const LOOK_MS = 1_000;
/** The time for which messages about news are collected before a look. */
const SOON_MS = 20;
/**
 * The time between two looks at all webhooks, also at those for which no message came: a message can
 * be lost, and another node can be killed.
 */
const FULL_LOOK_MS = 10_000;
/** With more changes, a look at all webhooks costs less. */
const MOST_CHANGED = 200;
/** The most webhooks that a node serves at once. */
const AT_ONCE = 256;
/** The time for which the log is kept. */
const LOG_KEPT_MS = 30 * DAY_MS;
/** The time for which letters and their links are kept; none works longer. */
const LETTERS_KEPT_MS = 2 * DAY_MS;
const FORGET_EVERY_MS = 60 * 60 * 1_000;
const FORGET_AT_ONCE = 1_000;
/** The letters that are removed at once, each with its log. */
const LETTERS_AT_ONCE = 200;
/** The time that a stop leaves to messages on their way. */
const GRACE_MS = 500;

export type DeliveriesDeps = Ways & {
  readonly store: WebhookStore;
  /** The store of letters, which are forgotten after a while; left out without mail. */
  readonly letters?: Pick<MailStore, 'forget'>;
  readonly source: NewsSource;
  /** The ways out that this node has; left out: all. */
  readonly formats?: readonly DeliveryFormat[];
  readonly sealing: Sealing;
  readonly clock: Clock;
  readonly changeBus: ChangeBus;
  /** The most messages of this node in a second. */
  readonly perSecond: number;
  /** True if no other process uses the store: leases of an earlier process then end at once. */
  readonly isAlone: boolean;
  readonly onError: (error: unknown) => void;
};

export type DeliveryCounts = {
  readonly delivered: number;
  readonly failed: number;
  /** Mails. The counts above are of webhooks. */
  readonly mailed: number;
  readonly unmailed: number;
  /** Webhooks that this node serves at present. */
  readonly running: number;
};

/**
 * Sends news to webhooks. The journal is the outbox: a webhook keeps its position there, and a node
 * leases it while it delivers. So no commit does anything for it, and any node goes on after any
 * other.
 */
export class Deliveries {
  private readonly running = new Map<string, Promise<void>>();
  private readonly writer: ProgressWriter;
  private readonly pacer: Pacer;
  private readonly stopListening: () => void;
  private watched: ReadonlySet<string> = new Set();
  private fullLookAtMs = -Infinity;
  private lookedAt = instant(0);
  /** The watched seasons and accounts with changes since the last look. */
  private changed = new Set<string>();
  private forgottenAtMs = -Infinity;
  private looking: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private isSoon = false;
  private isLooking = false;
  private stopped = false;
  private readonly totals = { delivered: 0, failed: 0, mailed: 0, unmailed: 0 };

  constructor(private readonly deps: DeliveriesDeps) {
    const { store, changeBus, onError } = deps;
    this.writer = new ProgressWriter(
      { progress: (all) => asUnavailable(() => store.progress(all)) },
      onError,
    );
    this.pacer = new Pacer(deps.perSecond);
    this.stopListening = changeBus.listen((message) => {
      const ids =
        message.type === 'season'
          ? [message.seasonId]
          : message.type === 'inbox'
            ? message.accountIds
            : [];
      for (const id of ids) if (this.watched.has(id)) this.changed.add(id);
      if (this.changed.size > 0) this.lookSoon();
    });
  }

  start(): void {
    const { store, isAlone, onError } = this.deps;
    const ended = isAlone ? store.endLeases().catch(onError) : Promise.resolve();
    this.looking = ended.then(() => {
      this.lookAfter(0);
    });
  }

  /** Called when a webhook of this node was made or changed. */
  refresh(): void {
    this.fullLookAtMs = -Infinity;
    this.lookSoon();
  }

  counts(): DeliveryCounts {
    return { ...this.totals, running: this.running.size };
  }

  private lookSoon(): void {
    if (this.isSoon || this.stopped) return;
    this.isSoon = true;
    this.lookAfter(SOON_MS);
  }

  private lookAfter(ms: number): void {
    if (this.stopped) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.lookNow();
    }, ms);
    this.timer.unref();
  }

  /** Looks run one at a time. While one runs, `isSoon` remembers that another is due. */
  private lookNow(): void {
    if (this.isLooking) return;
    this.isLooking = true;
    this.isSoon = false;
    this.looking = this.look()
      .catch(this.deps.onError)
      .finally(() => {
        this.isLooking = false;
        this.lookAfter(this.isSoon ? SOON_MS : LOOK_MS);
      });
  }

  /** Leases webhooks with news and serves each on its own, so that a slow one holds up nobody. */
  private async look(): Promise<void> {
    const { store, clock, formats } = this.deps;
    await this.forget();
    const now = clock.now();
    const limit = AT_ONCE - this.running.size;
    if (this.stopped || limit <= 0) return;
    const scope = await this.nextScope(now);
    if (this.watched.size === 0) return;
    const untilMs = instant(now + LEASE_MS);
    try {
      const lease = { claim: randomUUID(), now, untilMs, limit, scope };
      const claimed = await store.claim({
        ...lease,
        ...(formats === undefined ? {} : { formats }),
      });
      if (claimed.length === limit) this.fullLookAtMs = -Infinity;
      // After a stop this sends nothing and ends the lease.
      for (const each of claimed) this.serve(each);
    } catch (error) {
      this.fullLookAtMs = -Infinity;
      throw error;
    }
  }

  /** Null if the next look is at all webhooks. */
  private async nextScope(now: Instant): Promise<LookScope | null> {
    const since = this.lookedAt;
    const ids = [...this.changed];
    this.changed = new Set();
    this.lookedAt = now;
    const uptime = performance.now();
    const isFull = uptime - this.fullLookAtMs >= FULL_LOOK_MS || ids.length > MOST_CHANGED;
    if (!isFull && now >= since) return { ids, since };
    // Set first: a refresh meanwhile asks for another.
    this.fullLookAtMs = uptime;
    try {
      const all = await this.deps.store.watched();
      this.watched = new Set(all.map(({ seasonId, accountId }) => seasonId ?? accountId));
    } catch (error) {
      this.fullLookAtMs = -Infinity;
      throw error;
    }
    return null;
  }

  private serve(claimed: SealedWebhook): void {
    const { id, seasonId, accountId } = claimed.webhook;
    const before = this.running.get(id) ?? Promise.resolve();
    const run = before
      .then(() => runDeliveries(this.runDeps(claimed.webhook), claimed))
      .catch(this.deps.onError)
      .finally(() => {
        if (this.running.get(id) !== run) return;
        this.running.delete(id);
        // News that came after the last page, and webhooks that the account's limit held back.
        this.changed.add(seasonId ?? accountId).add(accountId);
        this.lookSoon();
      });
    this.running.set(id, run);
  }

  private runDeps({ format }: Webhook): Parameters<typeof runDeliveries>[0] {
    const { writer, pacer } = this;
    return {
      ...this.deps,
      ...{ writer, pacer },
      isStopped: () => this.stopped,
      onAttempt: (attempt) => {
        this.count(
          attempt,
          MAIL_FORMATS.some((each) => each === format),
        );
      },
      onEnd: ({ accountId }) => {
        this.deps.changeBus.publish({ type: 'inbox', accountIds: [accountId] });
      },
    };
  }

  private count({ failure }: Attempt, isMail: boolean): void {
    if (failure === null) this.totals[isMail ? 'mailed' : 'delivered'] += 1;
    else this.totals[isMail ? 'unmailed' : 'failed'] += 1;
  }

  private async forget(): Promise<void> {
    const { store, clock, letters } = this.deps;
    if (performance.now() - this.forgottenAtMs < FORGET_EVERY_MS) return;
    this.forgottenAtMs = performance.now();
    const lettersBefore = instant(clock.now() - LETTERS_KEPT_MS);
    for (let gone = LETTERS_AT_ONCE; gone === LETTERS_AT_ONCE && !this.stopped;) {
      gone = (await letters?.forget(lettersBefore, LETTERS_AT_ONCE)) ?? 0;
    }
    const before = instant(clock.now() - LOG_KEPT_MS);
    for (let gone = FORGET_AT_ONCE; gone === FORGET_AT_ONCE && !this.stopped;) {
      gone = await store.forgetDeliveries(before, FORGET_AT_ONCE);
    }
  }

  /** Lets messages on their way arrive for a moment, cuts the others, and ends all leases. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    if (this.timer !== null) clearTimeout(this.timer);
    await this.looking;
    const { poster, mail } = this.deps;
    const cutAll = (): void => {
      poster.close();
      mail?.mailer.close();
    };
    const cut = setTimeout(() => {
      cutAll();
      this.writer.abort();
    }, GRACE_MS);
    await Promise.all(this.running.values());
    clearTimeout(cut);
    cutAll();
  }
}
