import type { Logger } from 'pino';
import type { Limits } from './limits';
import type { RateStore } from './rate-limits';

type AttemptLimits = Pick<Limits, 'triesPerHandle' | 'tryDelayMs' | 'longestTryDelayMs'>;
type LoginAttemptsDeps = {
  readonly limits: AttemptLimits;
  readonly clock: { now(): number };
  /** The store in which several nodes count together; null for a single node. */
  readonly store: RateStore | null;
  readonly log: Logger;
};

/** The time after the last try at which wrong passwords are forgotten. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1_000;
/** The time for which an address with a right password is remembered. */
const REMEMBERED_MS = 30 * FORGOTTEN_MS;
/** The maximum number of entries in one node's memory; the least recently set leave first. */
const MOST = 100_000;

/**
 * Records a try and returns 0. For a try that is too early, returns the milliseconds to wait
 * instead. The check comes before the password is checked, so that a thousand tries at once are no
 * better than a thousand in a row.
 */
const BEGIN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local free, first, longest, kept = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local known = redis.call('HMGET', KEYS[1], 'tries', 'until')
local tries, waits = tonumber(known[1] or 0), tonumber(known[2] or 0) - now
if waits > 0 then return math.min(waits, longest) end
tries = tries + 1
local delay = 0
if tries >= free then delay = math.min(longest, first * 2 ^ math.min(tries - free, 40)) end
redis.call('HSET', KEYS[1], 'tries', tries, 'until', string.format('%.0f', now + delay))
redis.call('PEXPIRE', KEYS[1], kept)
return 0
`;

/** Password tries by place, in memory and, while Redis answers, in Redis for all nodes. */
export class LoginAttempts {
  private readonly attempts = new LruMap<{ tries: number; untilMs: number; atMs: number }>();
  private readonly remembered = new LruMap<number>();

  constructor(private readonly deps: LoginAttemptsDeps) {}

  begin(place: string): Promise<number> {
    const { triesPerHandle, tryDelayMs, longestTryDelayMs } = this.deps.limits;
    return this.shared(
      async ({ client, prefix }) => {
        const key = `${prefix}tries:${place}`;
        const bounds = [triesPerHandle, tryDelayMs, longestTryDelayMs, FORGOTTEN_MS];
        return Number(await client.eval(BEGIN, 1, key, ...bounds));
      },
      () => this.beginLocally(place),
    );
  }

  private beginLocally(place: string): number {
    const { triesPerHandle: free, tryDelayMs, longestTryDelayMs: longest } = this.deps.limits;
    const now = this.deps.clock.now();
    const known = this.attempts.get(place);
    const isOld = known === undefined || now - known.atMs > FORGOTTEN_MS;
    const waitMs = isOld ? 0 : known.untilMs - now;
    // If the clock was set back, the wait is still at most `longest`.
    if (waitMs > 0) return Math.min(waitMs, longest);
    const tries = (isOld ? 0 : known.tries) + 1;
    const delay = tries < free ? 0 : Math.min(longest, tryDelayMs * 2 ** (tries - free));
    this.attempts.set(place, { tries, untilMs: now + delay, atMs: now });
    return 0;
  }

  async succeeded(place: string): Promise<void> {
    this.attempts.delete(place);
    await this.shared(
      ({ client, prefix }) => client.del(`${prefix}tries:${place}`),
      () => 0,
    );
  }

  isKnown(place: string): Promise<boolean> {
    return this.shared(
      async ({ client, prefix }) => (await client.exists(`${prefix}tried:${place}`)) === 1,
      () => this.deps.clock.now() - (this.remembered.get(place) ?? -Infinity) < REMEMBERED_MS,
    );
  }

  async remember(place: string): Promise<void> {
    this.remembered.set(place, this.deps.clock.now());
    await this.shared(
      ({ client, prefix }) => client.set(`${prefix}tried:${place}`, '1', 'PX', REMEMBERED_MS),
      () => 'OK',
    );
  }

  /** While Redis does not answer, each node counts alone. */
  private async shared<T>(
    inRedis: (store: RateStore) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> {
    const { store, log } = this.deps;
    if (store === null) return inMemory();
    try {
      return await inRedis(store);
    } catch (error) {
      log.debug({ err: error }, 'password tries are counted by this node alone');
      return inMemory();
    }
  }
}

/** A map that keeps the most recently set entries. */
class LruMap<V> {
  private readonly entries = new Map<string, V>();

  get(key: string): V | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= MOST) return;
      this.entries.delete(oldest);
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }
}
