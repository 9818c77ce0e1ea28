import type { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GraphqlDeps } from '../../graphql';
import { withoutBlanks } from '../../kernel';
import {
  ticketHolderOf,
  feedReaderOf,
  MAX_CREDENTIALS,
  hasNoCredentials,
  viewerOf,
} from './authentication';
import type { TicketHolder, Credentials, Viewer } from './authentication';
import { isUnauthenticated } from '../errors/faults';
import type { RateLimits } from '../scheduling/rate-limits';

/** The maximum number of remembered valid tokens. */
const MANY = 10_000;

/**
 * Finds the account of a token. An address with too many wrong tokens must wait, without a look
 * into the store, unless its token was valid before.
 */
export class Admission {
  private readonly knownTokens = new LRUCache<string, true>({ max: MANY });

  constructor(
    private readonly accounts: GraphqlDeps['accounts'],
    private readonly rates: RateLimits,
  ) {}

  /**
   * Like the function `viewerOf`, but throws `RATE_LIMITED` for an address with too many wrong
   * tokens.
   */
  async viewerOf(credentials: Credentials, address: string): Promise<Viewer | null> {
    if (hasNoCredentials(credentials)) return null;
    return this.withLimit(credentials.token, address, () => viewerOf(this.accounts, credentials));
  }

  /** The account of a ticket; a wrong ticket counts as a wrong token. */
  admit(ticket: string, proof: string | null, address: string): Promise<TicketHolder> {
    const text = withoutBlanks(ticket);
    return this.withLimit(text, address, () => ticketHolderOf(this.accounts, text, proof));
  }

  /** The account of a feed's token; a wrong feed token counts as a wrong token. */
  feedReader(token: string | readonly string[], address: string): Promise<Viewer> {
    const isOne = typeof token === 'string' && token.length <= MAX_CREDENTIALS;
    const text = isOne ? withoutBlanks(token) : null;
    return this.withLimit(text, address, () => feedReaderOf(this.accounts, text));
  }

  private async withLimit<T>(
    token: string | null,
    address: string,
    find: () => Promise<T>,
  ): Promise<T> {
    if (token === null || !this.knownTokens.has(token)) {
      const over = await this.rates.wrongTokensExceeded(address);
      if (over !== null) throw over;
    }
    try {
      const found = await find();
      if (token !== null) this.knownTokens.set(token, true);
      return found;
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (token !== null) this.knownTokens.delete(token);
      const over: GraphQLError | null = await this.rates.countWrongToken(address);
      throw over ?? error;
    }
  }
}
