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
import type { EraseNameFrom } from './name-eraser';
import type { AccountLimits } from './limits';
import type { AccountRefusal } from './refusals';
import type { PasswordWork } from './password';
import type { BruteForceGuard } from './brute-force-guard';

/** The account of a valid token. */
export type SignedIn = { readonly account: Account; readonly token: Token };

/** An account with a new token: its text is shown now and never again. */
export type NewSession = SignedIn & {
  readonly secret: string;
  /** Tokens that had to end for it, and on which sockets may still depend. */
  readonly ended: readonly string[];
};

/** A token with its text. */
export type NewToken = { readonly token: Token; readonly secret: string };

/** A ticket opens an event stream in place of a token, for a moment. */
export type StreamTicket = { readonly ticket: string; readonly expiresAtMs: Instant };

/** The account that a ticket admits, and the proof for a reconnect. */
export type RedeemedTicket = { readonly viewer: SignedIn; readonly proof: string };

/** The origin of a request that needs a password. */
export type RequestOrigin = {
  readonly address: string;
  /** The account of the token that came with it; null for none. */
  readonly viewer: Account | null;
};

export type AccountParts = {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** The server's secret; tokens of repeated requests are derived from it. */
  readonly secret: string;
  readonly limits: AccountLimits;
  readonly bruteForceGuard: BruteForceGuard;
  /** The cost of hashing a password; left out: OWASP's advice. Less is for tests. */
  readonly passwordWork?: PasswordWork | undefined;
  /** Left out on a server without seasons. */
  readonly eraseFrom?: EraseNameFrom | undefined;
  /** Called with errors of work that is tried again later. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Accounts and their tokens. Arguments have the right shape. Refusals are values; a store that does
 * not answer is an `UnavailableFault`, and a request made too often is `ThrottledRequest`. With an
 * idempotency key, a repeat of the same request gives the same answer, including the same token.
 */
export interface Accounts {
  /** The account of a token; null if it is not a token, was revoked or has expired. */
  authenticate(token: string): Promise<SignedIn | null>;
  /** The account of a feed's token; null as for `authenticate`, which does not accept these. */
  authenticateFeed(token: string): Promise<SignedIn | null>;
  /** Whether the token of that id is still valid. */
  isTokenValid(token: Pick<Token, 'id' | 'accountId'>): Promise<boolean>;
  streamTicket(viewer: SignedIn): StreamTicket;
  /** Null if it is not a ticket, has ended without its `proof`, or its token has. */
  redeemTicket(ticket: string, proof: string | null): Promise<RedeemedTicket | null>;
  /** The existing ones, in no particular order. */
  find(ids: readonly AccountId[]): Promise<readonly Account[]>;

  signUp(asked: {
    readonly handle: string;
    readonly password: string;
    readonly displayName: string;
    readonly idempotencyKey: string | null;
    readonly from: RequestOrigin;
  }): Promise<NewSession | AccountRefusal>;
  signIn(asked: {
    /** As it was written. */
    readonly handle: string;
    readonly password: string;
    readonly idempotencyKey: string | null;
    readonly from: RequestOrigin;
  }): Promise<NewSession | AccountRefusal>;
  /** The key belongs to nobody yet, so it must be one that nobody else would choose. */
  startGuest(asked: {
    readonly displayName: string;
    readonly idempotencyKey: string | null;
  }): Promise<NewSession | AccountRefusal>;
  /**
   * The server's bots of a season, in the order of their places: the existing ones, or else a new
   * one for each name, from place 1 on.
   */
  makeBots(id: SeasonId, displayNames: readonly string[]): Promise<readonly Account[]>;
  /** A token for each bot of the season, which ends its former one: one node plays for it. */
  enterAsBots(id: SeasonId): Promise<readonly NewSession[]>;
  /** The account of the house, which hosts its bots' exhibitions; made if there is none. */
  house(): Promise<AccountId>;
  /** The same; null if there is none. */
  findHouse(): Promise<AccountId | null>;
  /** Unfinished seasons with bots and a host other than the house, the newest first. */
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
  /** Ends all other sessions, and, on request, access tokens; returns their ids. */
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
  /** The public name. */
  changeDisplayName(
    viewer: SignedIn,
    asked: { readonly displayName: string; readonly idempotencyKey: string | null },
  ): Promise<AccountRefusal | null>;
  /** The name to sign in with; the change needs the password. */
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
   * Removes names, password and tokens for good; returns the ids of the tokens. `eraseNames`
   * removes the name from seasons, or else a later round does.
   */
  deleteAccount(
    viewer: SignedIn,
    asked: {
      /** Null for a guest, who has none. */
      readonly password: string | null;
      readonly address: string;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** Removes the name of a deleted account from its seasons. Failures are tried again later. */
  eraseNames(accountId: AccountId): Promise<void>;

  createAccessToken(
    viewer: SignedIn,
    asked: {
      readonly name: string;
      readonly scopes: readonly Scope[];
      readonly expiresAtMs: Instant | null;
      readonly idempotencyKey: string | null;
    },
  ): Promise<NewToken | AccountRefusal>;
  /** A token that reads one feed; it is part of the feed's address. */
  createFeedToken(
    viewer: SignedIn,
    asked: {
      readonly feed: FeedOf;
      /** Null for the default. */
      readonly name: string | null;
      readonly defaultName: string;
      readonly idempotencyKey: string | null;
    },
  ): Promise<NewToken | AccountRefusal>;
  /**
   * Revokes a token and the tokens made with it; returns their ids. A repeat with the same key
   * gives the first answer.
   */
  revoke(
    viewer: SignedIn,
    tokenId: string,
    idempotencyKey: string | null,
  ): Promise<readonly string[] | AccountRefusal>;
  /**
   * Revokes the viewer's own token: a session alone, an access token with the tokens made with it.
   * Returns their ids; none if it was revoked meanwhile.
   */
  signOut(viewer: SignedIn): Promise<readonly string[]>;
  /** Ends all sessions, and, on request, access tokens; returns their ids. */
  signOutEverywhere(
    viewer: SignedIn,
    asked: { readonly accessTokens: boolean; readonly exceptThis: boolean },
  ): Promise<readonly string[]>;
  /** Another node revoked it: the cached token is old. */
  forgetToken(tokenId: string): void;
  /** Another node renamed or deleted it. */
  forgetAccount(accountId: AccountId): void;
  /** The valid ones, newest first. */
  tokensOf(accountId: AccountId): Promise<readonly Token[]>;
  /** The account's read position in its inbox, and its muted kinds. */
  inboxSettings(accountId: AccountId): Promise<InboxSettings>;
  /** Marks entries up to that number as read; earlier ones stay read. */
  markInboxRead(accountId: AccountId, upTo: number): Promise<void>;
  /** No entries of these kinds come from now on; other kinds do. */
  muteInbox(accountId: AccountId, kinds: InboxSettings['muted']): Promise<void>;
  /** A round of removing guests and tokens, in bounded statements. */
  forget(): Promise<void>;
  /** Writes the tokens' last uses, and continues the removal of deleted accounts' names. */
  settle(): Promise<void>;

  /**
   * A code that nobody can guess: random, or, with an idempotency key, the same for each repeat by
   * this account.
   */
  inviteCodeFor(accountId: AccountId, what: string, idempotencyKey: string | null): string;
}
