/** The mail addresses of accounts and the links that were sent there, and the port to their store. */
import type { AccountId, Instant } from '../kernel';
import type { Answer } from './ports';
import type { SealedWebhook } from './webhook-store';

/** The mail of an account. */
export type MailBox = {
  readonly accountId: AccountId;
  /** Confirmed; null for none. */
  readonly address: string | null;
  /** The form of `address` in which it is unique; null for none. */
  readonly addressKey: string | null;
  /** The address whose confirmation is awaited; null for none. */
  readonly pending: string | null;
  /** The deliveries to the confirmed address; null for none. */
  readonly webhookId: string | null;
};

/** A link that works once. */
export type MailLink = {
  /** SHA-256 of the link's token: the token itself is never stored. */
  readonly hash: string;
  readonly purpose: 'CONFIRM' | 'RESET';
  /** Null if nobody was found, so that no letter is sent. */
  readonly accountId: AccountId | null;
  /** The address to confirm; '' for a reset. */
  readonly address: string;
  /** The digests by which letters are limited: of the receiver, and of the sender's address. */
  readonly receiver: string;
  readonly origin: string;
  readonly createdAtMs: Instant;
  readonly expiresAtMs: Instant;
  /** The key of the request that used the link, '' for none; null if it is unused. */
  readonly usedKey: string | null;
};

/** The letters in an hour. */
export type MailLimits = {
  readonly mailsPerAccount: number;
  readonly mailsPerAddress: number;
  readonly mailsPerReceiver: number;
};

/** Uses a link once to set a password. */
export type PasswordReset = {
  readonly accountId: AccountId;
  readonly hash: string;
  /** The hash of the new password. */
  readonly to: string;
  readonly at: Instant;
  /** The key of the request; '' for none. */
  readonly usedKey: string;
};

/** Methods that take an answer store it in the transaction that does the work. */
export interface MailStore {
  /** Null if the account never had an address. */
  box(id: AccountId): Promise<MailBox | null>;
  /** The account with this confirmed address; null for none. */
  accountByAddress(addressKey: string): Promise<AccountId | null>;
  /** The link, used or not, valid or not. */
  link(hash: string): Promise<MailLink | null>;
  /**
   * Stores a link with its letter; a link to confirm becomes the account's pending one. Above the
   * limit of a receiver, and for nobody, the same is stored but never sent. Above the other limits,
   * and if the account is deleted, nothing is stored.
   */
  write(
    asked: { readonly link: MailLink; readonly letter: SealedWebhook; readonly since: Instant },
    limits: MailLimits,
    answer: Answer | null,
  ): Promise<'WRITTEN' | 'NO_ACCOUNT' | keyof MailLimits>;
  /**
   * Uses a link: its address becomes the account's, with `made` for the deliveries after the present
   * end of the inbox. GONE if the link is used, too old or replaced by a later one.
   */
  confirm(
    use: { readonly hash: string; readonly at: Instant; readonly usedKey: string },
    addressKey: string,
    made: SealedWebhook,
  ): Promise<'CONFIRMED' | 'TAKEN' | 'GONE'>;
  /** Removes the account's address, its deliveries and its links. */
  removeAddress(id: AccountId, answer: Answer | null): Promise<void>;
  /**
   * Removes at most `limit` links and `limit` letters that are older than that instant, and the
   * addresses that these links would have confirmed. Resolves with the larger number.
   */
  forget(before: Instant, limit: number): Promise<number>;
}
