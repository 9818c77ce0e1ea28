/** Accounts and tokens as stored, and the port to their store. */
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { NoticeKind } from '../season';
import type { Identity, IdentityAdded, IdentityStore } from './identity-store';
import type { PasswordReset } from './mail-store';
import type { SeasonRecord, InboxSettings, Answer } from './ports';

/** The `passwordHash` of a suspended account: no password has it, and nothing brings its owner in. */
export const SUSPENDED = 'suspended';

export type Account = {
  readonly id: AccountId;
  /** Unique, ignoring letter case. Null for guests, bots and deleted accounts. */
  readonly handle: string | null;
  readonly displayName: string;
  readonly passwordHash: string | null;
  readonly createdAtMs: Instant;
  /** The time of the last request, exact to a day. Updated for guests only; null if unknown. */
  readonly seenAtMs: Instant | null;
  /** The time of the account's deletion; null if it is not deleted. */
  readonly deletedAtMs: Instant | null;
  /** The place of a bot that the server plays; null for people and for their own bots. */
  readonly bot: BotSeat | null;
};

/** The maximum number of the server's bots in a season. */
export const MOST_BOTS = 8;

/**
 * A bot's place, from 1 to `MOST_BOTS`, in the season that it was made for. The house has no
 * season: it hosts exhibitions and does not play.
 */
export type BotSeat = { readonly seasonId: SeasonId | null; readonly place: number };

/** A new display name, or a new handle. */
export type Renaming = Pick<Account, 'displayName'> | { readonly handle: string };

/** The result of a deletion: the ids of the removed tokens, or the reason that prevented it. */
export type Deletion =
  | { readonly became: 'DELETED'; readonly tokenIds: readonly string[] }
  | { readonly became: 'HOSTING'; readonly seasons: number }
  | { readonly became: 'OTHER_PASSWORD' };

export const SCOPES = ['READ', 'PLAY', 'HOST'] as const;
export type Scope = (typeof SCOPES)[number];

export type Token = {
  readonly id: string;
  readonly accountId: AccountId;
  /** SHA-256 of the token: the token itself is never stored. */
  readonly hash: string;
  readonly name: string;
  readonly kind: 'SESSION' | 'ACCESS' | 'FEED';
  readonly scopes: readonly Scope[];
  readonly createdAtMs: Instant;
  readonly expiresAtMs: Instant | null;
  readonly revokedAtMs: Instant | null;
  /** The token that made this one. Revoking that parent also revokes this token. Null for none. */
  readonly parentId: string | null;
  /** The token's text is derived from this salt and the request's key; null without a key. */
  readonly salt: string | null;
  /** The time of the last use, exact to ten minutes; null if unknown. */
  readonly lastUsedAtMs: Instant | null;
  /** The feed that a FEED token reads, and nothing else; null for other kinds. */
  readonly feed: FeedOf | null;
};

export type TokenAdded = 'ADDED' | 'TOO_MANY' | 'PARENT_REVOKED' | 'NO_ACCOUNT';

/** The limit on valid tokens of one kind, and the action when it is reached. */
export type TokenRoom = { readonly most: number; readonly onFull: 'REFUSE' | 'END_OLDEST' };

/** Selects the tokens of an account to revoke. */
export type TokenEnding = {
  readonly sessions: boolean;
  readonly access: boolean;
  /** The id of the token to keep; null for none. */
  readonly except: string | null;
};

/** Makes the answer to store for the ids of the ended tokens; null for a request without a key. */
export type AnswerToEnding = (ended: readonly string[]) => Answer | null;

/** The hashes of the old and the new password, and the tokens that end with the old one. */
export type PasswordChange = {
  /** Null for the first password. */
  readonly from: string | null;
  readonly to: string;
  readonly at: Instant;
  readonly ending: TokenEnding;
};

/** A guest's position in the list ordered by last request. */
export type GuestPlace = { readonly seenAtMs: Instant; readonly id: AccountId };

export type ForgottenGuests = {
  readonly forgotten: number;
  /** The position to continue from; null at the end. */
  readonly next: GuestPlace | null;
};

/**
 * Methods that take an answer store it in the transaction that does the work, and reject if its key
 * is taken. They store none if they change nothing.
 */
export interface AccountStore extends IdentityStore {
  /**
   * Resolves with false if another account has the handle, or had it and was deleted. Rejects if
   * the id or the bot's place is taken.
   */
  addAccount(account: Account, answer?: Answer | null): Promise<boolean>;
  /** Uses a ticket for a new account with its identity. */
  addAccountWith(account: Account, identity: Identity, ticket: string): Promise<IdentityAdded>;
  account(id: AccountId): Promise<Account | null>;
  accounts(ids: readonly AccountId[]): Promise<readonly Account[]>;
  accountByHandle(handle: string): Promise<Account | null>;
  /** The server's bots in a season, ordered by place. */
  botsOf(id: SeasonId): Promise<readonly Account[]>;
  /** The house's account; null if none exists. */
  house(): Promise<Account | null>;
  /** Unfinished seasons with the server's bots, except those that the house hosts. Newest first. */
  openPractices(limit: number): Promise<readonly Pick<SeasonRecord, 'id' | 'hostAccountId'>[]>;
  /**
   * Gives a guest a handle and a password. Resolves with false if the handle is taken or the
   * account is not a guest's.
   */
  claimGuest(
    id: AccountId,
    handle: string,
    passwordHash: string,
    answer?: Answer | null,
  ): Promise<boolean>;
  /**
   * Changes the password and revokes the selected tokens; returns their ids. Null if `from` is no
   * longer the account's password hash.
   */
  changePassword(
    id: AccountId,
    change: PasswordChange,
    answerOf?: AnswerToEnding,
  ): Promise<readonly string[] | null>;
  /**
   * Sets a password by a link, which is used up, and ends all tokens; returns their ids. Null if the
   * link is no longer valid, or the account is suspended.
   */
  resetPassword(reset: PasswordReset): Promise<readonly string[] | null>;
  /** Changes a name. */
  rename(
    id: AccountId,
    renaming: Renaming,
    answer: Answer | null,
  ): Promise<'RENAMED' | 'HANDLE_TAKEN' | 'NO_ACCOUNT'>;
  /** The stored answer to an account's request without a season, by the request's key. */
  answerTo(id: AccountId, key: string): Promise<Answer | null>;
  /**
   * Removes the account's names, password and tokens, unless it hosts an unfinished season or its
   * password has changed. The row keeps the name `displayName`, and the handle stays taken.
   */
  deleteAccount(
    id: AccountId,
    as: {
      readonly passwordHash: string | null;
      readonly displayName: string;
      readonly at: Instant;
    },
  ): Promise<Deletion>;
  /**
   * Deleted accounts whose names may remain in seasons, ordered by the time of deletion or of the
   * last failed erasure.
   */
  leftToErase(limit: number): Promise<readonly Pick<Account, 'id' | 'deletedAtMs'>[]>;
  /** The ids after `after`, in order, of seasons in which the account is or was a player. */
  seasonsPlayed(id: AccountId, after: string, limit: number): Promise<readonly SeasonId[]>;
  /** Empties the account's inbox and records that its erasure is complete. */
  erased(id: AccountId): Promise<void>;
  /** Records a failed erasure: the account moves behind the others in `leftToErase`. */
  eraseLater(id: AccountId, at: Instant): Promise<void>;
  /** Records the time of a guest's request. */
  see(id: AccountId, at: Instant): Promise<void>;
  /** `ended` lists the tokens revoked to make room. Rejects if the id is taken. */
  addToken(
    token: Token,
    room: TokenRoom,
    answer?: Answer | null,
  ): Promise<{ readonly became: TokenAdded; readonly ended: readonly string[] }>;
  tokenByHash(hash: string): Promise<Token | null>;
  /** The account's token with this id, valid or not. */
  token(id: string, accountId: AccountId): Promise<Token | null>;
  /** The account's valid tokens, oldest first. */
  tokensOf(accountId: AccountId, at: Instant): Promise<readonly Token[]>;
  /**
   * Revokes a token and all tokens made with it, directly or through others. With `alone` it
   * revokes only this token, and the tokens made with it lose their parent. Returns the revoked
   * ids; none if the account has no such token or it was revoked before.
   */
  revokeToken(
    id: string,
    accountId: AccountId,
    at: Instant,
    alone: boolean,
    answerOf?: AnswerToEnding,
  ): Promise<readonly string[]>;
  /** Revokes the selected tokens and returns their ids. Stores the answer even if there are none. */
  revokeTokens(
    accountId: AccountId,
    at: Instant,
    ending: TokenEnding,
    answerOf?: AnswerToEnding,
  ): Promise<readonly string[]>;
  inboxSettings(id: AccountId): Promise<InboxSettings>;
  /** Marks entries up to number `upTo` as read. Entries already read stay read. */
  markInboxRead(id: AccountId, upTo: number, answer?: Answer | null): Promise<void>;
  /** Replaces the muted kinds. The inbox gets no new entries of a muted kind. */
  muteInbox(id: AccountId, kinds: readonly NoticeKind[], answer?: Answer | null): Promise<void>;
  /**
   * Records a use of these tokens at that instant. May skip tokens that another transaction is
   * changing.
   */
  noteUses(ids: readonly string[], at: Instant): Promise<void>;
  /**
   * Removes at most `limit` tokens that expired or were revoked before that instant. Resolves with
   * their number.
   */
  forgetTokens(before: Instant, limit: number): Promise<number>;
  /**
   * Checks the next `limit` guests without a request since `before`, ordered by last request, behind
   * the position `after`. Removes those with no season and an empty inbox.
   */
  forgetGuests(before: Instant, after: GuestPlace | null, limit: number): Promise<ForgottenGuests>;
}

/** CALENDAR for calendar apps, EVENTS for feed readers. */
export type FeedKind = 'CALENDAR' | 'EVENTS';

export type FeedOf = {
  readonly kind: FeedKind;
  /** Null for the calendar of all the account's seasons. */
  readonly seasonId: SeasonId | null;
};
