import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlDeps } from '../graphql';
import { viewerOf } from './authentication';
import type { Credentials, Viewer } from './authentication';
import { isUnauthenticated } from './faults';
import type { RateLimits } from './limits-by-rate';

/** How many good tokens are remembered, and how many addresses whose tokens were wrong. */
const MANY = 10_000;

/**
 * Finds out whose a token is. An address that shows too many wrong ones is told to wait, without a
 * look into the store, unless it shows one that was good before.
 */
export class Admission {
  private readonly good = new LRUCache<string, true>({ max: MANY });

  constructor(
    private readonly accounts: GraphqlDeps['accounts'],
    private readonly rates: RateLimits,
  ) {}

  /** As `viewerOf`; `RATE_LIMITED` for an address that has shown too many wrong tokens. */
  async viewerOf(credentials: Credentials, address: string): Promise<Viewer | null> {
    const { token } = credentials;
    if (token === null && !credentials.malformed) return null;
    if (token === null || !this.good.has(token)) {
      const over = await this.rates.overWrongTokens(address);
      if (over !== null) throw over;
    }
    try {
      const viewer = await viewerOf(this.accounts, credentials);
      if (token !== null) this.good.set(token, true);
      return viewer;
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (token !== null) this.good.delete(token);
      const over: GraphQLError | null = await this.rates.wrongToken(address);
      throw over ?? error;
    }
  }
}
