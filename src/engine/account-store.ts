/** The stored data of accounts, and the port to it. */
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { NoticeKind } from '../season';
import type { SeasonRecord, InboxSettings, Answer } from './ports';

export type Account = {
  readonly id: AccountId;
  /** Unique, without letter case; null for an unclaimed guest. */
  readonly handle: string | null;
  readonly displayName: string;
  readonly passwordHash: string | null;
  readonly createdAtMs: Instant;
  /** Its last request, to the day; for guests alone, null for unknown. */
  readonly seenAtMs: Instant | null;
  /** When its names and secrets were removed; null for an existing account. */
  readonly deletedAtMs: Instant | null;
  /** The bot's place, if the server plays for it; null for people, and for their own bots. */
  readonly bot: BotSeat | null;
};

/** The maximum number of the server's bots in a season. */
export const MOST_BOTS = 8;

/**
 * A bot's place in the season that it was made for, from 1 to `MOST_BOTS`. The season is null for
 * the house itself, which hosts exhibitions and plays nothing.
 */
export type BotSeat = { readonly seasonId: SeasonId | null; readonly place: number };

/** A change of a name. */
export type Renaming = Pick<Account, 'displayName'> | { readonly handle: string };

/** The outcome of a deletion: the ids of the removed tokens, or why it did not happen. */
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
  /** The token that made it, and whose revocation revokes it; null for none. */
  readonly parentId: string | null;
  /** The salt of its derived text, beside the request's key; null without a key. */
  readonly salt: string | null;
  /** Its last use, to ten minutes; null for unknown. */
  readonly lastUsedAtMs: Instant | null;
  /** The feed of a FEED token, which reads nothing else; null for any other. */
  readonly feed: FeedOf | null;
};

/** The outcome of adding a token. */
export type TokenAdded = 'ADDED' | 'TOO_MANY' | 'PARENT_REVOKED' | 'NO_ACCOUNT';

/** The maximum number of valid tokens of one kind, and the rule for one more. */
export type TokenRoom = { readonly most: number; readonly onFull: 'REFUSE' | 'END_OLDEST' };

/** The tokens of an account to end. */
export type TokenEnding = {
  readonly sessions: boolean;
  readonly access: boolean;
  /** The exception; null for none. */
  readonly except: string | null;
};

/** A position among the guests, in the order of their last requests. */
export type GuestPlace = { readonly seenAtMs: Instant; readonly id: AccountId };

export type ForgottenGuests = {
  readonly forgotten: number;
  /** The next position; null at the end. */
  readonly next: GuestPlace | null;
};

export interface AccountStore {
  /**
   * False if the handle is taken, or was that of a deleted account. Rejects if the id, or a bot's
   * place, is taken.
   */
  addAccount(account: Account): Promise<boolean>;
  account(id: AccountId): Promise<Account | null>;
  accounts(ids: readonly AccountId[]): Promise<readonly Account[]>;
  accountByHandle(handle: string): Promise<Account | null>;
  /** The server's bots of a season, in the order of their places. */
  botsOf(id: SeasonId): Promise<readonly Account[]>;
  /** The account of the house; null if there is none. */
  house(): Promise<Account | null>;
  /** Unfinished seasons with such bots and a host other than the house, the newest first. */
  openPractices(limit: number): Promise<readonly Pick<SeasonRecord, 'id' | 'hostAccountId'>[]>;
  /**
   * Gives a guest a handle and a password. False if the handle is taken, or the account is not a
   * guest's.
   */
  claimGuest(id: AccountId, handle: string, passwordHash: string): Promise<boolean>;
  /** False if the account does not have this password any more. */
  changePassword(id: AccountId, from: string, to: string): Promise<boolean>;
  /** Changes a name and stores the answer, in one transaction. Rejects if the answer's key is taken. */
  rename(
    id: AccountId,
    renaming: Renaming,
    answer: Answer | null,
  ): Promise<'RENAMED' | 'HANDLE_TAKEN' | 'NO_ACCOUNT'>;
  /** The account's answer under that key, for requests without a season. */
  answerTo(id: AccountId, key: string): Promise<Answer | null>;
  /**
   * Removes names, password and tokens of the account, unless it hosts an unfinished season or has
   * another password by now. Its row stays under the name `displayName`, and its handle stays
   * taken.
   */
  deleteAccount(
    id: AccountId,
    as: {
      readonly passwordHash: string | null;
      readonly displayName: string;
      readonly at: Instant;
    },
  ): Promise<Deletion>;
  /** Deleted accounts whose names may still be in seasons, the longest deleted first. */
  leftToErase(limit: number): Promise<readonly Pick<Account, 'id' | 'deletedAtMs'>[]>;
  /** Seasons with a present or former player of the account, after that one, in the order of their ids. */
  seasonsPlayed(id: AccountId, after: string, limit: number): Promise<readonly SeasonId[]>;
  /** The account's name and inbox are removed completely. */
  erased(id: AccountId): Promise<void>;
  /** A part of the removal failed: the account goes behind the others that remain. */
  eraseLater(id: AccountId, at: Instant): Promise<void>;
  /** Records a request of a guest. */
  see(id: AccountId, at: Instant): Promise<void>;
  /** The tokens in `ended` were revoked to make room. Rejects if the id is taken. */
  addToken(
    token: Token,
    room: TokenRoom,
  ): Promise<{ readonly became: TokenAdded; readonly ended: readonly string[] }>;
  tokenByHash(hash: string): Promise<Token | null>;
  /** The account's token of that id, valid or not. */
  token(id: string, accountId: AccountId): Promise<Token | null>;
  /** The valid ones, the oldest first. */
  tokensOf(accountId: AccountId, at: Instant): Promise<readonly Token[]>;
  /**
   * Revokes a token and, unless `alone`, the tokens made with it, and so on; with `alone` those
   * have no parent from then on. Returns the ids revoked now; none if the account has no such
   * token, or it was revoked before.
   */
  revokeToken(
    id: string,
    accountId: AccountId,
    at: Instant,
    alone: boolean,
  ): Promise<readonly string[]>;
  /** Revokes several; returns their ids. */
  revokeTokens(accountId: AccountId, at: Instant, ending: TokenEnding): Promise<readonly string[]>;
  inboxSettings(id: AccountId): Promise<InboxSettings>;
  /** Marks entries up to that number as read; earlier ones stay read. */
  markInboxRead(id: AccountId, upTo: number): Promise<void>;
  /** No entries of these kinds are added from now on; other kinds are. */
  muteInbox(id: AccountId, kinds: readonly NoticeKind[]): Promise<void>;
  /** Records a use of these tokens at that instant. Tokens that change just now may be skipped. */
  noteUses(ids: readonly string[], at: Instant): Promise<void>;
  /**
   * Removes tokens that expired or were revoked before that instant, at most `limit`; resolves with
   * their number.
   */
  forgetTokens(before: Instant, limit: number): Promise<number>;
  /**
   * Checks `limit` guests without a request since `before`, in the order of their last ones, after
   * a position; and removes those with no season and an empty inbox.
   */
  forgetGuests(before: Instant, after: GuestPlace | null, limit: number): Promise<ForgottenGuests>;
}

/** The kinds of feed, for feed readers and calendars. */
export type FeedKind = 'CALENDAR' | 'EVENTS';

/** One feed. */
export type FeedOf = {
  readonly kind: FeedKind;
  /** Null for the calendar of all seasons of the account. */
  readonly seasonId: SeasonId | null;
};
