import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import type { ChangeBus, BusMessage } from '../engine';
import { Listeners } from './change-listeners';
import { parseEnvelope, printEnvelope } from './change-message';
import { GuardedRedis } from './guarded-redis';

export type RedisChangeBusOptions = {
  readonly url: string;
  /** The prefix of the channel's name. Default `ridotto:`. */
  readonly prefix?: string;
  readonly log: Logger;
};

/** The time limits of a command and of a disconnect, and the longest delay before a reconnect. */
const COMMAND_MS = 500;
const DISCONNECT_MS = 200;
const RECONNECT_MS = 2_000;

/**
 * The change bus of several nodes. A node gets its own messages at once, without Redis. While Redis
 * does not answer, the node works alone; afterwards all nodes learn that messages were lost.
 */
export class RedisChangeBus implements ChangeBus {
  /** Also used by other parts that do not wait for Redis, such as the rate limits. */
  readonly client: Redis;
  readonly prefix: string;
  private readonly subscriber: Redis;
  private readonly channel: string;
  private readonly node = randomUUID();
  private readonly messages: Listeners<[BusMessage]>;
  private readonly gaps: Listeners<[]>;
  private readonly log: Logger;
  private away = false;
  /** True if messages of this node were lost and the other nodes do not know it yet. */
  private lost = false;
  private closed = false;

  constructor({ url, prefix = 'ridotto:', log }: RedisChangeBusOptions) {
    this.log = log;
    this.prefix = prefix;
    this.channel = `${prefix}doorbell`;
    this.messages = new Listeners(log, 'change bus');
    this.gaps = new Listeners(log, 'change bus gap');
    this.client = this.connect(GuardedRedis, url, 'publisher', {
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_MS,
      enableOfflineQueue: false,
    });
    for (const event of ['ready', 'answering']) {
      this.client.on(event, () => {
        this.onUp();
      });
    }
    this.subscriber = this.connect(Redis, url, 'subscriber', {
      maxRetriesPerRequest: null,
      // The bus subscribes by its own call, to know when the subscription is ready.
      autoResubscribe: false,
    });
    this.subscriber.on('ready', () => {
      void this.subscribe();
    });
    this.subscriber.on('message', (_channel: string, text: string) => {
      this.receive(text);
    });
  }

  private connect(
    Connection: typeof Redis,
    url: string,
    role: string,
    options: RedisOptions,
  ): Redis {
    const redis = new Connection(url, {
      ...options,
      // The limit of the final wait for a server that does not answer.
      disconnectTimeout: DISCONNECT_MS,
      connectionName: `${this.prefix}${role}:${this.node}`,
      retryStrategy: (times) => Math.min(50 * times, RECONNECT_MS),
    });
    redis.on('error', (error) => {
      this.onDown(error);
    });
    return redis;
  }

  publish(message: BusMessage): void {
    if (this.closed) return;
    this.messages.notify(message);
    this.send(printEnvelope({ node: this.node, message }));
  }

  listen(listener: (message: BusMessage) => void): () => void {
    return this.messages.add(listener);
  }

  onGap(listener: () => void): () => void {
    return this.gaps.add(listener);
  }

  private send(text: string): void {
    this.client.publish(this.channel, text).then(
      () => {
        this.onUp();
      },
      (error: unknown) => {
        this.lost = true;
        this.onDown(error);
      },
    );
  }

  private receive(text: string): void {
    const envelope = parseEnvelope(text);
    if (envelope === null || envelope.node === this.node) return;
    if (envelope.message === null) this.gaps.notify();
    else this.messages.notify(envelope.message);
  }

  /**
   * Subscribes. Messages from before the subscription were missed, also before the first
   * subscription.
   */
  private async subscribe(): Promise<void> {
    try {
      await this.subscriber.subscribe(this.channel);
      this.gaps.notify();
    } catch (error) {
      this.onDown(error);
      // Whatever the cause, a new connection tries again.
      if (!this.closed) this.subscriber.disconnect(true);
    }
  }

  private onDown(error: unknown): void {
    if (this.away || this.closed) return;
    this.away = true;
    this.log.error({ err: error }, 'Redis does not answer: other nodes hear of changes late');
  }

  private onUp(): void {
    if (this.away) {
      this.away = false;
      this.log.info('Redis answers again');
    }
    if (!this.lost) return;
    this.lost = false;
    this.send(printEnvelope({ node: this.node, message: null }));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.messages.clear();
    this.gaps.clear();
    await Promise.all([end(this.client), end(this.subscriber)]);
  }
}

/** Waits for the answers to sent commands, but not for a server that does not answer. */
async function end(redis: Redis): Promise<void> {
  if (redis.status === 'end') return;
  if (redis.status !== 'ready') {
    redis.disconnect();
    return;
  }
  const timer = setTimeout(() => {
    redis.disconnect();
  }, COMMAND_MS);
  try {
    await redis.quit();
  } catch {
    redis.disconnect();
  } finally {
    clearTimeout(timer);
  }
}
