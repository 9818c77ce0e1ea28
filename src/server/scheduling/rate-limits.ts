import type { GraphQLError } from 'graphql';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { fault } from '../errors/faults';
import type { ClientIdentity } from './budgets';
import type { Limits } from './limits';

/** The store of counts that several nodes share. */
export type RateStore = { readonly client: Redis; readonly prefix: string };

type RateUsage = {
  readonly mutations: number;
  readonly signIns: number;
  /** The number of new seasons; left out if there are none. */
  readonly seasons?: number;
  /** The number of new seasons with bots; left out if there are none. */
  readonly practices?: number;
  /** True for a subscription; left out for another operation. */
  readonly subscribes?: boolean;
};

const RATES = {
  mutationsPerAccount: { seconds: 60, what: 'mutations of one account a minute' },
  anonymousPerAddress: { seconds: 60, what: 'operations a minute without signing in' },
  subscriptionsPerAddress: { seconds: 60, what: 'subscriptions a minute without signing in' },
  signInsPerAddress: { seconds: 3_600, what: 'sign-ins an hour' },
  examinationMsPerAddress: { seconds: 60, what: 'milliseconds a minute for new documents' },
  seasonsMadePerAccount: { seconds: 3_600, what: 'seasons of one account an hour' },
  feedsPerAddress: { seconds: 60, what: 'calendars, feeds, pictures and gamestates a minute' },
  practicesMadePerAddress: { seconds: 3_600, what: 'practice seasons of one address an hour' },
  wrongTokensPerAddress: { seconds: 60, what: 'wrong tokens a minute' },
  wrongInvitesPerAddress: { seconds: 60, what: 'wrong invitation codes a minute' },
} as const;
type RateName = keyof typeof RATES;

/** Counts the actions of accounts and addresses, and refuses actions above a limit. */
export class RateLimits {
  private readonly limiters: Readonly<Record<RateName, RateLimiterAbstract>>;

  constructor(
    private readonly limits: Limits,
    store: RateStore | null,
    private readonly log: Logger,
  ) {
    this.limiters = {
      mutationsPerAccount: this.limiter('mutationsPerAccount', store),
      anonymousPerAddress: this.limiter('anonymousPerAddress', store),
      subscriptionsPerAddress: this.limiter('subscriptionsPerAddress', store),
      signInsPerAddress: this.limiter('signInsPerAddress', store),
      seasonsMadePerAccount: this.limiter('seasonsMadePerAccount', store),
      feedsPerAddress: this.limiter('feedsPerAddress', store),
      wrongInvitesPerAddress: this.limiter('wrongInvitesPerAddress', store),
      practicesMadePerAddress: this.limiter('practicesMadePerAddress', store),
      // Not shared through Redis: each node limits its own validation time.
      examinationMsPerAddress: this.limiter('examinationMsPerAddress', null),
      // Not shared through Redis: above this limit a node refuses tokens without asking the store.
      wrongTokensPerAddress: this.limiter('wrongTokensPerAddress', null),
    };
  }

  private limiter(name: RateName, store: RateStore | null): RateLimiterAbstract {
    const options = { keyPrefix: name, points: this.limits[name], duration: RATES[name].seconds };
    const memory = new RateLimiterMemory(options);
    if (store === null) return memory;
    return new RateLimiterRedis({
      ...options,
      keyPrefix: `${store.prefix}rate:${name}`,
      storeClient: store.client,
      // While Redis does not answer, each node counts alone.
      insuranceLimiter: memory,
    });
  }

  /** Counts the usage; null if it is within the limits. */
  async consume(
    { accountId, address }: ClientIdentity,
    usage: RateUsage,
  ): Promise<GraphQLError | null> {
    if (usage.signIns > 0) {
      const over = await this.take('signInsPerAddress', address, usage.signIns);
      if (over !== null) return over;
    }
    if (accountId === null) {
      const isSubscription = usage.subscribes === true;
      return this.take(
        isSubscription ? 'subscriptionsPerAddress' : 'anonymousPerAddress',
        address,
        1,
      );
    }
    const { seasons = 0, practices = 0 } = usage;
    if (practices > 0) {
      const over = await this.take('practicesMadePerAddress', address, practices);
      if (over !== null) return over;
    }
    if (seasons > 0) {
      const over = await this.take('seasonsMadePerAccount', accountId, seasons);
      if (over !== null) return over;
    }
    return usage.mutations > 0
      ? this.take('mutationsPerAccount', accountId, usage.mutations)
      : null;
  }

  /**
   * Counts an operation that was refused before its execution, as if executed; only for a client
   * that is not signed in.
   */
  async countRefusal({ accountId, address }: ClientIdentity): Promise<GraphQLError | null> {
    return accountId === null ? this.take('anonymousPerAddress', address, 1) : null;
  }

  /** Counts a fetch of a calendar, feed, picture or gamestate. */
  countFeed(address: string): Promise<GraphQLError | null> {
    return this.take('feedsPerAddress', address, 1);
  }

  /** Null if the address may still send unknown tokens. */
  wrongTokensExceeded(address: string): Promise<GraphQLError | null> {
    return this.peek('wrongTokensPerAddress', address);
  }

  /** Counts a wrong token. */
  countWrongToken(address: string): Promise<GraphQLError | null> {
    return this.take('wrongTokensPerAddress', address, 1);
  }

  /** Null if the address may still try invitation codes. */
  wrongInvitesExceeded(address: string): Promise<GraphQLError | null> {
    return this.peek('wrongInvitesPerAddress', address);
  }

  /** Counts a wrong invitation code. */
  countWrongInvite(address: string): Promise<GraphQLError | null> {
    return this.take('wrongInvitesPerAddress', address, 1);
  }

  /** Null if the address may still have new documents validated. */
  validationTimeExceeded(address: string): Promise<GraphQLError | null> {
    return this.peek('examinationMsPerAddress', address);
  }

  /** Null if the limit is not reached. */
  private async peek(name: RateName, address: string): Promise<GraphQLError | null> {
    const used = await this.limiters[name].get(address);
    return used !== null && used.consumedPoints >= this.limits[name] ? this.over(name, used) : null;
  }

  /** Records the time of a validation. */
  async addValidationTime(address: string, ms: number): Promise<void> {
    await this.take('examinationMsPerAddress', address, Math.ceil(ms));
  }

  private async take(name: RateName, key: string, points: number): Promise<GraphQLError | null> {
    try {
      await this.limiters[name].consume(key, points);
      return null;
    } catch (outcome) {
      if (outcome instanceof RateLimiterRes) return this.over(name, outcome);
      // Neither Redis nor memory can count: the request is served uncounted.
      this.log.error({ err: outcome }, 'a rate limit could not be counted');
      return null;
    }
  }

  private over(name: RateName, { msBeforeNext }: RateLimiterRes): GraphQLError {
    const retryAfterMs = Math.max(1, Math.ceil(msBeforeNext));
    const maximum = this.limits[name];
    const message = `More than ${maximum} ${RATES[name].what}: wait.`;
    return fault('RATE_LIMITED', message, { limit: name, maximum, left: 0, retryAfterMs });
  }
}
