import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlDeps } from '../../graphql';
import { withoutBlanks } from '../../kernel';
import { admittedBy, feedReaderBy, LONGEST, showsNothing, viewerOf } from './authentication';
import type { Admitted, Credentials, Viewer } from './authentication';
import { isUnauthenticated } from '../errors/faults';
import type { RateLimits } from '../scheduling/rate-limits';

/** The number of remembered good tokens, and of remembered addresses with wrong ones. */
const MANY = 10_000;

/**
 * Finds the account of a token. An address with too many wrong ones must wait, without a look into
 * the store, unless its token was good before.
 */
export class Admission {
  private readonly good = new LRUCache<string, true>({ max: MANY });

  constructor(
    private readonly accounts: GraphqlDeps['accounts'],
    private readonly rates: RateLimits,
  ) {}

  /** As `viewerOf`; `RATE_LIMITED` for an address with too many wrong tokens. */
  async viewerOf(credentials: Credentials, address: string): Promise<Viewer | null> {
    if (showsNothing(credentials)) return null;
    return this.look(credentials.token, address, () => viewerOf(this.accounts, credentials));
  }

  /** The account of a ticket; a wrong one counts as a wrong token. */
  admit(ticket: string, proof: string | null, address: string): Promise<Admitted> {
    const shown = withoutBlanks(ticket);
    return this.look(shown, address, () => admittedBy(this.accounts, shown, proof));
  }

  /** The account of a feed's token; a wrong one counts like any other. */
  feedReader(token: string | readonly string[], address: string): Promise<Viewer> {
    const isOne = typeof token === 'string' && token.length <= LONGEST;
    const shown = isOne ? withoutBlanks(token) : null;
    return this.look(shown, address, () => feedReaderBy(this.accounts, shown));
  }

  private async look<T>(shown: string | null, address: string, find: () => Promise<T>): Promise<T> {
    if (shown === null || !this.good.has(shown)) {
      const over = await this.rates.overWrongTokens(address);
      if (over !== null) throw over;
    }
    try {
      const found = await find();
      if (shown !== null) this.good.set(shown, true);
      return found;
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (shown !== null) this.good.delete(shown);
      const over: GraphQLError | null = await this.rates.wrongToken(address);
      throw over ?? error;
    }
  }
}
