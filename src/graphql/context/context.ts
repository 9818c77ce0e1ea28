import type { AccountId } from '../../kernel';
import type { Account, Clock, Engine, Feed, Pace, Presence } from '../../engine';
import type { Accounts, SignedIn } from '../../accounts';
import type { ExhibitionRunner, Practice } from '../../bots';
import type { MailAddresses, Webhooks } from '../../delivery';
import type { SignIns } from '../../sign-in';
import { BatchLoader } from './batch-loader';

/** Limits wrong invitation codes per address. */
export interface InviteGuessLimiter {
  /** The error for an address with too many wrong codes; null below the limit. */
  over(address: string): Promise<Error | null>;
  wrong(address: string): Promise<unknown>;
}

/** The dependencies of resolvers, shared by all requests. */
export type GraphqlDeps = {
  readonly engine: Engine;
  readonly feed: Feed;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** The shortest rules-day outside rehearsals, in seconds; 60 by default. */
  readonly leastDaySeconds?: number;
  /** This server's URL for clients; null or left out if unknown. */
  readonly publicUrl?: string | null;
  /** The limits that clients meet; left out if the server has none. */
  readonly limits?: readonly PublishedLimit[];
  /** Counts spectators; left out if the server does not count them. */
  readonly presence?: Presence;
  /** Counts wrong invitation codes; left out if the server does not count them. */
  readonly inviteGuesses?: InviteGuessLimiter;
  /** Left out if the server offers no practice seasons. */
  readonly practice?: Practice;
  readonly exhibitions?: ExhibitionRunner;
  /** Left out if the server offers no providers to sign in with. */
  readonly signIns?: SignIns;
  /** Left out if the server has no webhooks. */
  readonly webhooks?: Webhooks;
  /** Left out if the server sends no mail. */
  readonly mail?: MailAddresses;
};

/**
 * A limit that clients can read: at most `maximum` in each unit `per`, such as an account and
 * minute.
 */
export type PublishedLimit = {
  readonly name: string;
  readonly maximum: number;
  readonly per: string;
};

/** The context of one operation or of one subscription event. */
export type Context = {
  readonly deps: GraphqlDeps;
  /** The signed-in viewer; null without a token. */
  readonly viewer: SignedIn | null;
  readonly address: string;
  /** Null if the caller has no time limit. */
  readonly pace: Pace | null;
  /**
   * The `seq` of the last event that a reconnecting client received on its event stream; null if
   * none. Subscriptions begin after it.
   */
  readonly resumesAfter: number | null;
  readonly accountsById: BatchLoader<AccountId, Account>;
};

export function makeContext(parts: {
  readonly deps: GraphqlDeps;
  readonly viewer: SignedIn | null;
  readonly address: string;
  readonly pace?: Pace | null;
  readonly resumesAfter?: number | null;
}): Context {
  const { accounts } = parts.deps;
  const accountsById = new BatchLoader<AccountId, Account>(async (ids) => {
    const found = await accounts.find(ids);
    return new Map(found.map((account) => [account.id, account]));
  });
  const { pace = null, resumesAfter = null } = parts;
  return { ...parts, pace, resumesAfter, accountsById };
}
