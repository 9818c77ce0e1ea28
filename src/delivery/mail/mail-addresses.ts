import type { AccountRefusal, SignedIn } from '../../accounts';
import type { MailBox, Webhook } from '../../engine';
import type { AccountId } from '../../kernel';
import type { MailRefusal } from './refusals';

/** The mail of an account as it is shown to its owner. */
export type OpenMailBox = Pick<MailBox, 'address' | 'pending'> & {
  /** The deliveries to the confirmed address; null for none. */
  readonly deliveries: Webhook | null;
};

type Keyed = { readonly idempotencyKey: string | null };
/** The sender's address in the network. */
type From = { readonly from: string };

/**
 * Mail addresses of accounts, and what is done by links that were sent there. The caller has checked
 * the rights. No answer tells whether another account, or its address, exists.
 */
export interface MailAddresses {
  box(id: AccountId): Promise<OpenMailBox>;
  /** Sends a link to the address. Until the link is used, nothing else is sent there. */
  set(
    viewer: SignedIn,
    asked: Keyed & From & { readonly address: string; readonly password: string },
  ): Promise<MailRefusal | AccountRefusal | null>;
  /** Uses the link of a confirmation. */
  confirm(asked: Keyed & { readonly token: string }): Promise<MailRefusal | null>;
  /**
   * Sends a link to choose a new password to the confirmed address of the account with this handle or
   * address. Without such an account it does the same work, and sends nothing.
   */
  requestReset(asked: From & { readonly account: string }): Promise<void>;
  /** Uses the link of a reset; returns the ids of all tokens of the account, which end. */
  resetPassword(
    asked: Keyed & From & { readonly token: string; readonly newPassword: string },
  ): Promise<readonly string[] | MailRefusal | AccountRefusal>;
  /** Begins to send new notices of the inbox to the confirmed address, or ends it. */
  setNotices(
    viewer: SignedIn,
    asked: Keyed & { readonly isOn: boolean },
  ): Promise<MailRefusal | AccountRefusal | null>;
  /** Ends the notices by the token that is in each of their mails. */
  stopNotices(token: string): Promise<MailRefusal | null>;
  /** Removes the address, the awaited one too. */
  remove(viewer: SignedIn, asked: Keyed): Promise<AccountRefusal | null>;
}
