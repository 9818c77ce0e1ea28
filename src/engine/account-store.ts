/** What is kept of accounts, and the port to it. */
import type { AccountId, Instant, SeasonId } from '../kernel';
import type { NoticeKind } from '../season';
import type { FeedOf } from './feed-of';
import type { SeasonRecord, InboxSettings, Answer } from './ports';

export type Account = {
  readonly id: AccountId;
  /** Unique, letter case ignored; null for a guest who was not claimed. */
  readonly handle: string | null;
  readonly displayName: string;
  readonly passwordHash: string | null;
  readonly createdAtMs: Instant;
  /** When it was last heard of, to the day; of guests alone, null for unknown. */
  readonly seenAtMs: Instant | null;
  /** When its names and secrets were removed; null while it is somebody's. */
  readonly deletedAtMs: Instant | null;
  /** Where the server plays for it; null of people's, and of the bots that they write. */
  readonly bot: BotSeat | null;
};

/** How many bots of the server a season has at most. */
export const MOST_BOTS = 8;

/**
 * A bot's place in the season that it was made for, from 1 to `MOST_BOTS`. The season is null of the house
 * itself, which hosts what the bots play for show and plays nothing.
 */
export type BotSeat = { readonly seasonId: SeasonId | null; readonly place: number };

/** A name that is changing. */
export type Renaming = Pick<Account, 'displayName'> | { readonly handle: string };

/** What became of a deletion: the ids of the tokens that went with it, or why it did not happen. */
export type Deletion =
  | { readonly became: 'DELETED'; readonly tokenIds: readonly string[] }
  | { readonly became: 'HOSTING'; readonly seasons: number }
  | { readonly became: 'OTHER_PASSWORD' };

export const SCOPES = ['READ', 'PLAY', 'HOST'] as const;
export type Scope = (typeof SCOPES)[number];

export type Token = {
  readonly id: string;
  readonly accountId: AccountId;
  /** SHA-256 of the token: the token itself is never kept. */
  readonly hash: string;
  readonly name: string;
  readonly kind: 'SESSION' | 'ACCESS' | 'FEED';
  readonly scopes: readonly Scope[];
  readonly createdAtMs: Instant;
  readonly expiresAtMs: Instant | null;
  readonly revokedAtMs: Instant | null;
  /** The token that made it, with which it is revoked; null for none. */
  readonly parentId: string | null;
  /** What its text is derived from besides the key of the request; null when there was no key. */
  readonly salt: string | null;
  /** The last time it was shown, to ten minutes; null for unknown. */
  readonly lastUsedAtMs: Instant | null;
  /** What a FEED token reads, which is all that it does; null of any other. */
  readonly feed: FeedOf | null;
};

/** What became of a token that should have been added. */
export type TokenAdded = 'ADDED' | 'TOO_MANY' | 'PARENT_REVOKED' | 'NO_ACCOUNT';

/** How many tokens of one kind an account may have in force, and what happens to one more. */
export type TokenRoom = { readonly most: number; readonly onFull: 'REFUSE' | 'END_OLDEST' };

/** Which tokens of an account end. */
export type TokenEnding = {
  readonly sessions: boolean;
  readonly access: boolean;
  /** But not this one. */
  readonly except: string | null;
};

/** A place among the guests, in the order in which they were heard of. */
export type GuestPlace = { readonly seenAtMs: Instant; readonly id: AccountId };

export type ForgottenGuests = {
  readonly forgotten: number;
  /** Where to go on; null at the end. */
  readonly next: GuestPlace | null;
};

export interface AccountStore {
  /**
   * False when the handle is taken, or was that of a deleted account. Rejects when the id, or a bot's
   * place, is.
   */
  addAccount(account: Account): Promise<boolean>;
  account(id: AccountId): Promise<Account | null>;
  accounts(ids: readonly AccountId[]): Promise<readonly Account[]>;
  accountByHandle(handle: string): Promise<Account | null>;
  /** The server's bots of a season, in the order of their places. */
  botsOf(id: SeasonId): Promise<readonly Account[]>;
  /** The account of the house itself; null while there is none. */
  house(): Promise<Account | null>;
  /** Seasons with such bots that have not ended and that the house does not host, the newest first. */
  openPractices(limit: number): Promise<readonly Pick<SeasonRecord, 'id' | 'hostAccountId'>[]>;
  /**
   * Gives a guest a handle and a password. False when the handle is taken, or the account is not a
   * guest's.
   */
  claimGuest(id: AccountId, handle: string, passwordHash: string): Promise<boolean>;
  /** False when the account does not have this password any more. */
  changePassword(id: AccountId, from: string, to: string): Promise<boolean>;
  /** Changes a name and keeps the answer, in one go. Rejects when the answer's key is taken. */
  rename(
    id: AccountId,
    renaming: Renaming,
    answer: Answer | null,
  ): Promise<'RENAMED' | 'HANDLE_TAKEN' | 'NO_ACCOUNT'>;
  /** What the account was answered under that key, when no season was concerned. */
  answerTo(id: AccountId, key: string): Promise<Answer | null>;
  /**
   * Removes names, password and tokens of the account, unless it hosts what has not ended or has
   * another password by now. Its row stays under the name `displayName`, and its handle taken.
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
  /** Seasons in which the account is or was a player, after that one, in the order of their ids. */
  seasonsPlayed(id: AccountId, after: string, limit: number): Promise<readonly SeasonId[]>;
  /** Nothing is left of the account's name, and of its inbox. */
  erased(id: AccountId): Promise<void>;
  /** Something of it could not be done: the account goes behind the others that are left. */
  eraseLater(id: AccountId, at: Instant): Promise<void>;
  /** A guest was heard of. */
  see(id: AccountId, at: Instant): Promise<void>;
  /** Where `ended` has tokens, they were revoked to make room. Rejects when the id is taken. */
  addToken(
    token: Token,
    room: TokenRoom,
  ): Promise<{ readonly became: TokenAdded; readonly ended: readonly string[] }>;
  tokenByHash(hash: string): Promise<Token | null>;
  /** The account's token of that id, in force or not. */
  token(id: string, accountId: AccountId): Promise<Token | null>;
  /** Those in force, the oldest first. */
  tokensOf(accountId: AccountId, at: Instant): Promise<readonly Token[]>;
  /**
   * Revokes a token and, unless `alone`, what was made with it, and so on: whatever was made alone
   * belongs to nobody from then on. The ids of those that were revoked just now; none when there is
   * no such token of that account, or it was revoked before.
   */
  revokeToken(
    id: string,
    accountId: AccountId,
    at: Instant,
    alone: boolean,
  ): Promise<readonly string[]>;
  /** Revokes many; their ids. */
  revokeTokens(accountId: AccountId, at: Instant, ending: TokenEnding): Promise<readonly string[]>;
  inboxSettings(id: AccountId): Promise<InboxSettings>;
  /** Entries up to that number were read; what was read before stays so. */
  markInboxRead(id: AccountId, upTo: number): Promise<void>;
  /** No entries of these kinds are put in from now on; those of others are. */
  muteInbox(id: AccountId, kinds: readonly NoticeKind[]): Promise<void>;
  /** These tokens were shown at that moment. Those that change just now may be left out. */
  noteUses(ids: readonly string[], at: Instant): Promise<void>;
  /**
   * Removes tokens that expired or were revoked before that instant, at most `limit`; resolves with their
   * number.
   */
  forgetTokens(before: Instant, limit: number): Promise<number>;
  /**
   * Looks at `limit` guests that were not heard of since `before`, in the order of that, after a
   * place; and removes those with no season and nothing in their inbox.
   */
  forgetGuests(before: Instant, after: GuestPlace | null, limit: number): Promise<ForgottenGuests>;
}
