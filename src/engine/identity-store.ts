/** Identities at other providers as stored, and the port to their store. */
import type { AccountId, Instant } from '../kernel';
import type { Answer } from './ports';

/** A user of a provider. The provider's `subject` never changes; an e-mail address may. */
export type ProviderUser = {
  /** The provider's issuer as an address. */
  readonly issuer: string;
  /** The provider's own id of the user. */
  readonly subject: string;
};

/** A user of a provider who may sign in as the account. */
export type Identity = ProviderUser & {
  readonly id: string;
  readonly accountId: AccountId;
  readonly createdAtMs: Instant;
};

/** The answer of a provider, until its user signs in, links it or lets it expire. */
export type IdentityTicket = ProviderUser & {
  /** SHA-256 of the ticket: the ticket itself is never stored. */
  readonly hash: string;
  /** SHA-256 of the proof that only the program has that began. */
  readonly challenge: string;
  readonly atMs: Instant;
  /** The account that used the ticket; null for an unused one. */
  readonly usedBy: AccountId | null;
};

/** HANDLE_TAKEN, or the identity is another account's, or the ticket was used meanwhile. */
type NotLinked = 'HANDLE_TAKEN' | 'IDENTITY_TAKEN' | 'TICKET_USED';
export type IdentityAdded = 'ADDED' | NotLinked;
export type IdentityLinked = 'LINKED' | 'PROVIDER_LINKED' | 'NO_ACCOUNT' | NotLinked;
export type IdentityUnlinked = 'UNLINKED' | 'NOT_FOUND' | 'ONLY_WAY_IN';

/**
 * An account has at most one identity of a provider. Methods that take an answer store it in the
 * transaction that does the work.
 */
export interface IdentityStore {
  /** Resolves with false if the ticket was made before. */
  addTicket(ticket: IdentityTicket): Promise<boolean>;
  ticket(hash: string): Promise<IdentityTicket | null>;
  /** Resolves with false if the ticket was used before. */
  useTicket(hash: string, by: AccountId): Promise<boolean>;
  /** Removes at most `limit` tickets from before that instant. Resolves with their number. */
  forgetTickets(before: Instant, limit: number): Promise<number>;
  identityOf(user: ProviderUser): Promise<Identity | null>;
  /** The account's identities, oldest first. */
  identitiesOf(accountId: AccountId): Promise<readonly Identity[]>;
  /** Uses a ticket for an account. `handle` makes a guest's account permanent; else null. */
  linkIdentity(
    identity: Identity,
    handle: string | null,
    ticket: string,
    answer?: Answer | null,
  ): Promise<IdentityLinked>;
  /**
   * Removes an identity, unless the account then has neither a password nor an identity of one of
   * these issuers.
   */
  unlinkIdentity(
    accountId: AccountId,
    id: string,
    issuers: readonly string[],
    answer?: Answer | null,
  ): Promise<IdentityUnlinked>;
}
