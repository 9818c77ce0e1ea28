import type { AccountId, Instant, SeasonId } from '../kernel';
import type {
  Account,
  AccountStore,
  Clock,
  FeedOf,
  InboxSettings,
  Scope,
  SeasonRecord,
  Token,
} from '../engine';
import type { EraseFrom } from './erasing';
import type { AccountLimits } from './limits';
import type { AccountRefusal } from './refuse';
import type { PasswordWork } from './password';
import type { Tries } from './tries';

/** Whoever showed a token that is in force. */
export type SignedIn = { readonly account: Account; readonly token: Token };

/** An account with a token for it: the text is shown now and never again. */
export type Entered = SignedIn & {
  readonly secret: string;
  /** Tokens that had to go for it, which sockets may still rest on. */
  readonly ended: readonly string[];
};

/** A token with its text. */
export type Made = { readonly token: Token; readonly secret: string };

/** What opens an event stream in the place of a token, for a moment. */
export type StreamTicket = { readonly ticket: string; readonly expiresAtMs: Instant };

/** Whoever a ticket lets in, and what to show with it when coming back. */
export type Admitted = { readonly viewer: SignedIn; readonly proof: string };

/** From where something is asked that needs a password. */
export type From = {
  readonly address: string;
  /** Whose token came with it; null for none. */
  readonly viewer: Account | null;
};

export type AccountParts = {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** The server's own; repeated requests get tokens that are derived from it. */
  readonly secret: string;
  readonly limits: AccountLimits;
  readonly tries: Tries;
  /** What a password costs whoever tries it; left out: what OWASP advises. Less is for tests. */
  readonly passwordWork?: PasswordWork | undefined;
  /** Left out where there are no seasons. */
  readonly eraseFrom?: EraseFrom | undefined;
  /** Told of what is tried again later. */
  readonly onTrouble?: ((error: unknown) => void) | undefined;
};

/**
 * Accounts and their tokens. Arguments have the right shape. Refusals are values; a store that does
 * not answer is an `UnavailableFault`, and a request made too often is `HeldBack`. With an
 * idempotency key, a repeat of the same request gives the same answer, the same token included.
 */
export interface Accounts {
  /** Whose token it is; null if it is not a token, was revoked or has expired. */
  authenticate(token: string): Promise<SignedIn | null>;
  /** Whose token for the address of a feed it is; null as of `authenticate`, whose tokens it is not. */
  authenticateFeed(token: string): Promise<SignedIn | null>;
  /** Whether the token of that id is still in force. */
  stands(token: Pick<Token, 'id' | 'accountId'>): Promise<boolean>;
  streamTicket(viewer: SignedIn): StreamTicket;
  /** Null if it is not a ticket, has ended without its `proof`, or its token has. */
  admit(ticket: string, proof: string | null): Promise<Admitted | null>;
  /** Those that exist, in no particular order. */
  find(ids: readonly AccountId[]): Promise<readonly Account[]>;

  signUp(asked: {
    readonly handle: string;
    readonly password: string;
    readonly displayName: string;
    readonly idempotencyKey: string | null;
    readonly from: From;
  }): Promise<Entered | AccountRefusal>;
  signIn(asked: {
    /** As it was written. */
    readonly handle: string;
    readonly password: string;
    readonly idempotencyKey: string | null;
    readonly from: From;
  }): Promise<Entered | AccountRefusal>;
  /** The key belongs to nobody yet, so it has to be one that nobody else would think of. */
  startGuest(asked: {
    readonly displayName: string;
    readonly idempotencyKey: string | null;
  }): Promise<Entered | AccountRefusal>;
  /**
   * The server's bots of a season, in the order of their places: those that there are, or else one
   * for each name, from place 1 on.
   */
  makeBots(id: SeasonId, displayNames: readonly string[]): Promise<readonly Account[]>;
  /** A token for each bot of the season, which ends the one that it had: one node plays for it. */
  enterAsBots(id: SeasonId): Promise<readonly Entered[]>;
  /** The account of the house itself, which hosts what its bots play for show; made where there is none. */
  house(): Promise<AccountId>;
  /** The same; null where there is none. */
  findHouse(): Promise<AccountId | null>;
  /** Seasons with bots that have not ended and that the house does not host, the newest first. */
  openPractices(limit: number): Promise<readonly Pick<SeasonRecord, 'id' | 'hostAccountId'>[]>;
  claimGuest(
    account: Account,
    asked: {
      readonly handle: string;
      readonly password: string;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<Account | AccountRefusal>;
  /** Ends all other sessions, and, if that is asked, access tokens; the ids of what ended. */
  changePassword(
    viewer: SignedIn,
    asked: {
      readonly currentPassword: string;
      readonly newPassword: string;
      readonly accessTokens: boolean;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** The name that others see. */
  changeDisplayName(
    viewer: SignedIn,
    asked: { readonly displayName: string; readonly idempotencyKey: string | null },
  ): Promise<AccountRefusal | null>;
  /** The name to sign in with, which takes the password. */
  changeHandle(
    viewer: SignedIn,
    asked: {
      readonly handle: string;
      readonly password: string;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<AccountRefusal | null>;
  /**
   * Removes names, password and tokens for good; the ids of the tokens. The name in seasons goes with
   * `eraseNames`, or else later by itself.
   */
  deleteAccount(
    viewer: SignedIn,
    asked: {
      /** Null of a guest, who has none. */
      readonly password: string | null;
      readonly address: string;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** Takes the name of a deleted account out of its seasons. What fails is tried again later. */
  eraseNames(accountId: AccountId): Promise<void>;

  createAccessToken(
    viewer: SignedIn,
    asked: {
      readonly name: string;
      readonly scopes: readonly Scope[];
      readonly expiresAtMs: Instant | null;
      readonly idempotencyKey: string | null;
    },
  ): Promise<Made | AccountRefusal>;
  /** A token that reads one feed, and is shown in its address. */
  createFeedToken(
    viewer: SignedIn,
    asked: {
      readonly feed: FeedOf;
      /** Null for the season's. */
      readonly name: string | null;
      readonly seasonName: string;
      readonly idempotencyKey: string | null;
    },
  ): Promise<Made | AccountRefusal>;
  /**
   * Revokes a token and what was made with it; the ids of what ended. With a key, revoking what is
   * revoked gives the answer of the first time.
   */
  revoke(
    viewer: SignedIn,
    tokenId: string,
    idempotencyKey: string | null,
  ): Promise<readonly string[] | AccountRefusal>;
  /**
   * Revokes the viewer's own token: a session alone, an access token with what was made with it.
   * The ids of what ended; none when it was revoked meanwhile.
   */
  signOut(viewer: SignedIn): Promise<readonly string[]>;
  /** Ends all sessions, and, if that is asked, access tokens; the ids of what ended. */
  signOutEverywhere(
    viewer: SignedIn,
    asked: { readonly accessTokens: boolean; readonly exceptThis: boolean },
  ): Promise<readonly string[]>;
  /** Another node revoked it: what is remembered of it here is old. */
  forgetToken(tokenId: string): void;
  /** Another node renamed or deleted it. */
  forgetAccount(accountId: AccountId): void;
  /** Those in force, newest first. */
  tokensOf(accountId: AccountId): Promise<readonly Token[]>;
  /** What the account has read of its inbox, and what it wants no word of. */
  inboxSettings(accountId: AccountId): Promise<InboxSettings>;
  /** Entries up to that number were read; what was read before stays so. */
  markInboxRead(accountId: AccountId, upTo: number): Promise<void>;
  /** No entries of these kinds come from now on; those of others do. */
  muteInbox(accountId: AccountId, kinds: InboxSettings['muted']): Promise<void>;
  /** A round of forgetting guests and tokens, in bounded statements. */
  forget(): Promise<void>;
  /** Writes when tokens were last shown, and goes on with what deleted accounts have left. */
  settle(): Promise<void>;

  /**
   * A code that nobody can guess: made by chance, or, with an idempotency key, the same each
   * time that this account asks for the same with it.
   */
  code(accountId: AccountId, what: string, idempotencyKey: string | null): string;
}
