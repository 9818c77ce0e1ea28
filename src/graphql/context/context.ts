import type { AccountId } from '../../kernel';
import type { Account, Clock, Engine, Feed, Pace, Presence } from '../../engine';
import type { Accounts, SignedIn } from '../../accounts';
import type { ExhibitionRunner, Practice } from '../../bots';
import { BatchLoader } from './batch';

/** How often an address may be wrong. */
export interface InviteGuessLimiter {
  /** The error for one that was wrong too often; null otherwise. */
  over(address: string): Promise<Error | null>;
  wrong(address: string): Promise<unknown>;
}

/** What resolvers work with, the same for all requests. */
export type GraphqlDeps = {
  readonly engine: Engine;
  readonly feed: Feed;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** The shortest rules-day outside rehearsals, in seconds; 60 when left out. */
  readonly leastDaySeconds?: number;
  /** Where clients find this server; null, or left out, for unknown. */
  readonly publicUrl?: string | null;
  /** The limits that clients meet; left out where nothing is limited. */
  readonly limits?: readonly PublishedLimit[];
  /** Counts who watches; left out where nobody counts. */
  readonly presence?: Presence;
  /** Counts wrong invitation codes; left out where nobody counts. */
  readonly inviteGuesses?: InviteGuessLimiter;
  /** Left out where the server does not play. */
  readonly practice?: Practice;
  readonly exhibitions?: ExhibitionRunner;
};

/** A limit of the server, and what it is counted for. */
export type PublishedLimit = {
  readonly name: string;
  readonly maximum: number;
  readonly per: string;
};

/** What resolvers are handed: for one operation, or one event of a subscription. */
export type Context = {
  readonly deps: GraphqlDeps;
  /** Who asks; null when no token was sent. */
  readonly viewer: SignedIn | null;
  readonly address: string;
  /** Null for whoever may take as long as it takes. */
  readonly pace: Pace | null;
  /**
   * The number of the last event that whoever comes back has had, as an event stream says it beside
   * the document; null for none. Subscriptions begin after it.
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
