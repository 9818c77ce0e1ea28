import type { AccountId, Instant, SeasonId } from '../kernel';
import type {
  Account,
  AccountStore,
  Clock,
  FeedOf,
  Identity,
  InboxSettings,
  ProviderUser,
  Scope,
  SeasonRecord,
  Token,
} from '../engine';
import type { EraseNameFrom } from './name-eraser';
import type { AccountLimits } from './limits';
import type { AccountRefusal } from './refusals';
import type { PasswordWork } from './password';
import type { BruteForceGuard } from './brute-force-guard';

/** A valid token and its account. */
export type SignedIn = { readonly account: Account; readonly token: Token };

/** An account with a new token, whose text is shown only now. */
export type NewSession = SignedIn & {
  readonly secret: string;
  /** The ids of the tokens that ended to make room. Sockets may still depend on them. */
  readonly ended: readonly string[];
};

/** A token with its text. */
export type NewToken = { readonly token: Token; readonly secret: string };

/** A ticket opens an event stream in place of a token, for a short time. */
export type StreamTicket = { readonly ticket: string; readonly expiresAtMs: Instant };

/** The viewer that a ticket admits, and the proof for a reconnect. */
export type RedeemedTicket = { readonly viewer: SignedIn; readonly proof: string };

/** The origin of a request that needs a password. */
export type RequestOrigin = {
  readonly address: string;
  /** The account of the token sent with the request; null for none. */
  readonly viewer: Account | null;
};

export type AccountsDeps = {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** The server's secret. Tokens of requests with an idempotency key are derived from it. */
  readonly secret: string;
  readonly limits: AccountLimits;
  readonly bruteForceGuard: BruteForceGuard;
  /** The cost of hashing a password; by default OWASP's recommendation. Tests use a lower cost. */
  readonly passwordWork?: PasswordWork | undefined;
  /** Removes a name from a season; left out on a server without seasons. */
  readonly eraseFrom?: EraseNameFrom | undefined;
  /** Called with errors of work that is retried later. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * Accounts and their tokens. Arguments must have the right shape. Refusals are values. A store that
 * does not answer causes an `UnavailableFault`, and a request made too often a `ThrottledRequest`.
 * With an idempotency key a repeated request gets the same answer, including the same token.
 */
export interface Accounts {
  /**
   * The account of a token; null if the text is no token, or if the token was revoked or has
   * expired.
   */
  authenticate(token: string): Promise<SignedIn | null>;
  /**
   * The account of a feed's token; null as in `authenticate`, which does not accept feed tokens.
   */
  authenticateFeed(token: string): Promise<SignedIn | null>;
  /** True if the token with that id is still valid. */
  isTokenValid(token: Pick<Token, 'id' | 'accountId'>): Promise<boolean>;
  streamTicket(viewer: SignedIn): StreamTicket;
  /**
   * Null if the text is no ticket, or if its token has ended. Null also if the ticket's time is
   * over and the `proof` is missing or wrong.
   */
  redeemTicket(ticket: string, proof: string | null): Promise<RedeemedTicket | null>;
  /** The existing accounts with these ids, in no particular order. */
  find(ids: readonly AccountId[]): Promise<readonly Account[]>;

  signUp(asked: {
    readonly handle: string;
    readonly password: string;
    readonly displayName: string;
    readonly idempotencyKey: string | null;
    readonly from: RequestOrigin;
  }): Promise<NewSession | AccountRefusal>;
  signIn(asked: {
    /** The handle as the user wrote it. */
    readonly handle: string;
    readonly password: string;
    readonly idempotencyKey: string | null;
    readonly from: RequestOrigin;
  }): Promise<NewSession | AccountRefusal>;
  /**
   * Makes a guest. The idempotency key belongs to no account, so it must be one that nobody else
   * would choose.
   */
  startGuest(asked: {
    readonly displayName: string;
    readonly idempotencyKey: string | null;
  }): Promise<NewSession | AccountRefusal>;
  /**
   * The server's bots of a season, in the order of their places. If the season has none, a bot is
   * made for each name, from place 1 on.
   */
  makeBots(id: SeasonId, displayNames: readonly string[]): Promise<readonly Account[]>;
  /**
   * A session for each bot of the season. It ends the bot's former session, since only one node
   * plays for the bot.
   */
  enterAsBots(id: SeasonId): Promise<readonly NewSession[]>;
  /** The account of the house, which hosts its bots' exhibitions. A missing account is made. */
  house(): Promise<AccountId>;
  /** The account of the house; null if it does not exist. */
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
  /**
   * The ticket for a user whom a provider has vouched for, and for the program whose proof has the
   * `challenge` as its SHA-256 in base64url. Null if the answer with this `state` got one before.
   */
  offerIdentity(asked: {
    readonly user: ProviderUser;
    readonly state: string;
    readonly challenge: string;
  }): Promise<string | null>;
  /** Signs in with a ticket. A user without an account gets one with the handle. */
  signInWithIdentity(asked: {
    readonly ticket: string;
    readonly proof: string;
    /** Null if the user has not chosen one. */
    readonly handle: string | null;
    /** Null for the handle. */
    readonly displayName: string | null;
    readonly idempotencyKey: string | null;
  }): Promise<NewSession | AccountRefusal>;
  /** Links a ticket's user to the account. A guest's account becomes permanent with the handle. */
  linkIdentity(
    viewer: SignedIn,
    asked: {
      readonly ticket: string;
      readonly proof: string;
      readonly handle: string | null;
      readonly idempotencyKey: string | null;
    },
  ): Promise<Account | AccountRefusal>;
  /** Unlinks an identity, unless it is the only way into the account. */
  unlinkIdentity(
    viewer: SignedIn,
    asked: {
      readonly identityId: string;
      /** The issuers of the providers that the server offers. */
      readonly issuers: readonly string[];
      /** Null for an account without one. */
      readonly password: string | null;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<AccountRefusal | null>;
  /** The account's identities, oldest first. */
  identitiesOf(accountId: AccountId): Promise<readonly Identity[]>;
  /**
   * Changes the password; ends all other sessions and, on request, access tokens. Returns the ids
   * of the ended tokens.
   */
  changePassword(
    viewer: SignedIn,
    asked: {
      /** Null for an account without one. */
      readonly currentPassword: string | null;
      readonly newPassword: string;
      readonly accessTokens: boolean;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** Null if the password is the account's. A try counts as a sign-in towards the limits. */
  provePassword(
    account: Account,
    asked: { readonly password: string; readonly address: string },
  ): Promise<AccountRefusal | null>;
  /**
   * Sets a password by a link, and ends all sessions and access tokens; returns their ids. Null if
   * the link is no longer valid. A refusal leaves the link valid.
   */
  resetPassword(
    account: Account,
    asked: {
      readonly newPassword: string;
      readonly address: string;
      readonly link: { readonly hash: string; readonly usedKey: string };
    },
  ): Promise<readonly string[] | AccountRefusal | null>;
  /** Changes the public name. */
  changeDisplayName(
    viewer: SignedIn,
    asked: { readonly displayName: string; readonly idempotencyKey: string | null },
  ): Promise<AccountRefusal | null>;
  /** Changes the name to sign in with, on proof of the owner. */
  changeHandle(
    viewer: SignedIn,
    asked: {
      readonly handle: string;
      /** Null for an account without one. */
      readonly password: string | null;
      readonly idempotencyKey: string | null;
      readonly address: string;
    },
  ): Promise<AccountRefusal | null>;
  /**
   * Deletes names, password and tokens permanently; returns the ids of the tokens. `eraseNames`
   * removes the name from seasons, now or in a later run.
   */
  deleteAccount(
    viewer: SignedIn,
    asked: {
      /** Null for an account without one. */
      readonly password: string | null;
      readonly address: string;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** Removes the name of a deleted account from its seasons. Failures are retried later. */
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
  /** Makes a token that reads one feed. The token is part of the feed's address. */
  createFeedToken(
    viewer: SignedIn,
    asked: {
      readonly feed: FeedOf;
      /** Null for the default name. */
      readonly name: string | null;
      readonly defaultName: string;
      readonly idempotencyKey: string | null;
    },
  ): Promise<NewToken | AccountRefusal>;
  /** Revokes a token and the tokens made with it; returns their ids. */
  revoke(
    viewer: SignedIn,
    tokenId: string,
    idempotencyKey: string | null,
  ): Promise<readonly string[] | AccountRefusal>;
  /**
   * Revokes the viewer's own token: a session alone, an access token with the tokens made with it.
   * Returns their ids; none if the token was revoked meanwhile.
   */
  signOut(viewer: SignedIn): Promise<readonly string[]>;
  /** Ends all sessions and, on request, access tokens; returns their ids. */
  signOutEverywhere(
    viewer: SignedIn,
    asked: {
      readonly accessTokens: boolean;
      readonly exceptThis: boolean;
      readonly idempotencyKey: string | null;
    },
  ): Promise<readonly string[] | AccountRefusal>;
  /** Forgets a cached token after another node has revoked it. */
  forgetToken(tokenId: string): void;
  /** Forgets a cached account after another node has changed or deleted it. */
  forgetAccount(accountId: AccountId): void;
  /** The account's valid tokens, newest first. */
  tokensOf(accountId: AccountId): Promise<readonly Token[]>;
  /** The account's read position in its inbox, and its muted kinds. */
  inboxSettings(accountId: AccountId): Promise<InboxSettings>;
  /**
   * Marks entries up to number `upTo` as read, or all up to `last`, the inbox's last entry. Entries
   * that are already read stay read.
   */
  markInboxRead(
    accountId: AccountId,
    asked: {
      readonly upTo: number | null;
      readonly last: number;
      readonly idempotencyKey: string | null;
    },
  ): Promise<AccountRefusal | null>;
  /** Mutes exactly these kinds. The inbox gets no new entries of a muted kind. */
  muteInbox(
    accountId: AccountId,
    asked: { readonly kinds: InboxSettings['muted']; readonly idempotencyKey: string | null },
  ): Promise<AccountRefusal | null>;
  /** Removes some unneeded guests and tokens, in bounded statements. */
  forget(): Promise<void>;
  /** Writes the tokens' last uses, and continues to remove the names of deleted accounts. */
  settle(): Promise<void>;

  /**
   * A code that nobody can guess: random or, with an idempotency key, the same for each repeat by
   * this account.
   */
  inviteCodeFor(accountId: AccountId, what: string, idempotencyKey: string | null): string;
}
