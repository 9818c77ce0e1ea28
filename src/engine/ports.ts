import { searchText } from '../kernel';
import type { AccountId, Actor, Instant, JsonObject, RowChange, SeasonId } from '../kernel';
import type { Channel } from '../rulesets';
import type { NoticeKind, Outage } from '../season';
import type { SeasonKind } from './games';
import type { Results } from './results';

/** A season's fields for lists, and the fields that the store checks at a commit. */
export type SeasonRecord = {
  readonly id: SeasonId;
  readonly kind: SeasonKind;
  readonly name: string;
  /** The host's description; null for none. */
  readonly description: string | null;
  readonly edition: string;
  readonly hostAccountId: AccountId;
  readonly visibility: 'PUBLIC' | 'INVITATION';
  readonly status: 'SETUP' | 'RUNNING' | 'ENDED';
  readonly rehearsal: boolean;
  /** Null before the start, and in games without phases. */
  readonly phase: string | null;
  readonly createdAtMs: Instant;
  /** The time of the last event by the season's clock, rounded down to a quarter of an hour. */
  readonly activeAtMs: Instant;
  readonly playerCount: number;
  /** The SHA-256 of the invitation code; null for none. */
  readonly inviteHash: string | null;
  /** The number of the last event: the season's version. */
  readonly seq: number;
  /** The next instant at which the clock must act; null for rehearsals and ended seasons. */
  readonly dueAtMs: Instant | null;
};

/** A stored event of the journal. */
export type JournalRow = {
  readonly seasonId: SeasonId;
  readonly seq: number;
  readonly atMs: Instant;
  readonly type: string;
  readonly actor: Actor;
  /** The whole event, including its `type`. */
  readonly payload: JsonObject;
  /** The channel for the event's text; null for none. */
  readonly channel: Channel | null;
};

/** The events between two numbers, both excluded, read from either end. */
export type JournalStretch = {
  /** Null for the beginning of the journal. */
  readonly after: number | null;
  /** Null for the end of the journal. */
  readonly before: number | null;
  readonly fromEnd: boolean;
  readonly limit: number;
  /** Filters by channel, type and actor; null or left out for all. */
  readonly channels?: readonly Channel[] | null;
  readonly types?: readonly string[] | null;
  readonly actor?: Actor | null;
};

/** An event for an account's inbox. */
export type Notice = {
  readonly accountId: AccountId;
  readonly kind: NoticeKind;
  readonly seasonId: SeasonId;
  readonly seq: number;
};

/** An entry of an account's inbox. Entries are numbered from 1 without gaps, across all seasons. */
export type InboxRow = {
  readonly number: number;
  /** Null for entries from before kinds existed. */
  readonly kind: NoticeKind | null;
  readonly event: JournalRow;
};

/** An account's read position in its inbox, and its muted kinds. */
export type InboxSettings = {
  /** The number of the last read entry; 0 for none. */
  readonly readUpTo: number;
  readonly muted: readonly NoticeKind[];
};

/** A seed or an entrusted text, encrypted. */
export type SealedSecret = { readonly key: string; readonly sealed: string };

/** The stored answer under an idempotency key, for repeats. */
export type Answer = {
  readonly accountId: AccountId;
  readonly key: string;
  /** The digest of the command. The same key with another command is refused. */
  readonly digest: string;
  readonly outcome: JsonObject;
  readonly atMs: Instant;
};

/** One season's part of a group commit. */
export type SeasonCommit = {
  /** The record after the commit. */
  readonly record: SeasonRecord;
  /**
   * The season's version before the commit, with or without events. 0 makes the season and requires
   * events.
   */
  readonly expectedSeq: number;
  /**
   * The record before the commit, so that unchanged list fields need not be written. Left out if
   * unknown.
   */
  readonly before?: SeasonRecord;
  readonly events: readonly JournalRow[];
  /** The last change of a row counts. */
  readonly changes: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
  readonly answers: readonly Answer[];
  /** The recipients of the events, in the order of the events. */
  readonly notices: readonly Notice[];
};

/** The contents of one transaction. */
export type GroupCommit = {
  /** Each season at most once. */
  readonly seasons: readonly SeasonCommit[];
  /** Answers to commands that make a season. Their keys belong to the account alone. Optional. */
  readonly accountAnswers?: readonly Answer[];
};

/** A season as the store loads it: its record, rows and secrets. */
export type StoredSeason = {
  readonly record: SeasonRecord;
  /** The instant of the last event. The season's clock never reads earlier. */
  readonly lastAtMs: Instant;
  readonly rows: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
};

export const SEASON_STATUSES = ['SETUP', 'RUNNING', 'ENDED'] as const;
/** NEWEST, LAST_ACTIVITY and PLAYERS are descending. NAME is from a to z. */
export const SEASON_ORDERS = ['NEWEST', 'LAST_ACTIVITY', 'PLAYERS', 'NAME'] as const;
export type SeasonOrder = (typeof SEASON_ORDERS)[number];

export type SeasonFilter = {
  readonly kind?: SeasonKind;
  readonly status?: SeasonRecord['status'];
  readonly edition?: string;
  readonly host?: AccountId;
  readonly rehearsal?: boolean;
  /**
   * Matches the name or the description, ignoring case and accents. Searches the newest 3,000
   * visible seasons of each status, and the same number of rehearsals.
   */
  readonly search?: string;
  /**
   * Only unfinished seasons in which this account is not a player and that are public or its own;
   * null for a signed-out visitor.
   */
  readonly joinableBy?: AccountId | null;
  /**
   * Only public seasons, and seasons that this account hosts, plays in, or left without being
   * removed. Null for a signed-out visitor.
   */
  readonly visibleTo: AccountId | null;
  /** Only seasons in which this account is a present player, the host or the dealer. */
  readonly of?: AccountId;
  /** Default: newest first. */
  readonly orderBy?: SeasonOrder;
  /** The page begins after this place. */
  readonly after?: SeasonPlace | null;
  /** The page ends before this place. */
  readonly before?: SeasonPlace | null;
  /** True to read backwards from the end. */
  readonly fromEnd?: boolean;
  readonly limit: number;
};
/** A season's place in the list: its sort key and its id. */
export type SeasonPlace = { readonly key: number | string; readonly id: string };

/**
 * Another writer changed these seasons first, or took the key of an answer without a season.
 * Nothing is written, and the decisions must be made again. `seasonIds` is empty if unknown.
 */
export class ConcurrencyConflict extends Error {
  override readonly name = 'ConcurrencyConflict';
  constructor(
    readonly seasonIds: readonly SeasonId[],
    readonly isAccountKeyTaken = false,
  ) {
    super(`another writer was faster: ${seasonIds.join(', ')}`);
  }
}

/**
 * Another writer keeps rows locked that the commit needs. Nothing of the batch is written.
 * `seasonIds` is empty if the locked seasons are unknown.
 */
export class SeasonsLocked extends Error {
  override readonly name = 'SeasonsLocked';
  constructor(readonly seasonIds: readonly SeasonId[]) {
    super(`held by another writer: ${seasonIds.join(', ')}`);
  }
}

/**
 * The store did not answer. The outcome of the batch is unknown, and other batches would fail too.
 */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/** The store of seasons. A batch is on disk once `commit` has resolved. */
export interface SeasonStore extends Results<SeasonRecord> {
  /** The number of commits that the store takes at once, for different seasons; default 1. */
  readonly commitsAtOnce?: number;
  /**
   * Writes the group in one transaction. Rejects with `ConcurrencyConflict` if a season's seq is
   * not `expectedSeq` or an answer's key is taken, with `SeasonsLocked` if rows are locked, and
   * with `StoreSilent` within a bounded time. After any other error the caller tries the seasons
   * one by one.
   */
  commit(group: GroupCommit): Promise<void>;
  load(id: SeasonId): Promise<StoredSeason | null>;
  /** The season's secrets alone, for a node that folds another node's events. */
  secrets(id: SeasonId): Promise<readonly SealedSecret[]>;
  record(id: SeasonId): Promise<SeasonRecord | null>;
  /** The number of each existing season's last event. A small query. */
  seqs(ids: readonly SeasonId[]): Promise<ReadonlyMap<SeasonId, number>>;
  /** The records of the seasons that exist, in no particular order. */
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** The number of matching seasons, counted up to `most`. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The season whose invitation code has this hash, also after its end; null for none. */
  invited(inviteHash: string): Promise<SeasonRecord | null>;
  /** The number of unfinished seasons that the account hosts: rehearsals only, or all others. */
  hosted(accountId: AccountId, rehearsal: boolean): Promise<number>;
  /** At most `limit` events after number `after`, in order. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** The events of a stretch, in its reading order. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /** At most `limit` entries of the account's inbox after number `after`, in order. */
  inbox(accountId: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the inbox's last entry; 0 for none. */
  inboxHead(accountId: AccountId): Promise<number>;
  /** `seasonId` is null for an answer without a season. */
  answer(accountId: AccountId, seasonId: SeasonId | null, key: string): Promise<Answer | null>;
  /**
   * Removes at most `limit` of the oldest answers from before that instant. Resolves with their
   * number.
   */
  forgetAnswers(before: Instant, limit: number): Promise<number>;
  /** The time of the newest answer; null for none. */
  newestAnswer(): Promise<Instant | null>;
  /**
   * Claims seasons due at or before `now` for `leaseMs`, so that only one node at a time settles
   * each.
   */
  claimDue(now: Instant, leaseMs: number, limit: number): Promise<readonly SeasonId[]>;
  /** The earliest instant at which anything is due. */
  nextDue(): Promise<Instant | null>;
}

/** A message between nodes. It says where to look and never carries the data. */
export type BusMessage =
  | { readonly type: 'season'; readonly seasonId: SeasonId; readonly seq: number }
  /** A node that lost its races wants to write to the season. All other nodes wait for `ms`. */
  | {
      readonly type: 'yield';
      readonly seasonId: SeasonId;
      readonly to: string;
      readonly ms: number;
    }
  | { readonly type: 'inbox'; readonly accountIds: readonly AccountId[] }
  | { readonly type: 'token'; readonly tokenId: string }
  /** The number of a node's connections that watch each season; 0 for a season not listed. */
  | {
      readonly type: 'watching';
      readonly node: string;
      readonly counts: readonly (readonly [SeasonId, number])[];
    }
  /** The account's name was changed or removed. */
  | { readonly type: 'account'; readonly accountId: AccountId };

/** Carries messages between nodes. A lost message only causes a delay. */
export interface ChangeBus {
  /** Never rejects and never waits for the network. */
  publish(message: BusMessage): void;
  /**
   * Calls the listener with the messages of all nodes, including this one's. Returns the function
   * that stops it.
   */
  listen(listener: (message: BusMessage) => void): () => void;
  /**
   * Calls the listener after messages may have been lost, as after a reconnect. Returns the
   * function that stops it.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A node's sign of life. */
export type Beat = {
  readonly atMs: Instant;
  /**
   * The time without any running node from which it counts as an outage; null if this node was
   * running.
   */
  readonly outageAfterMs: number | null;
};

/** Stores the last sign of life of any node, and the outages. */
export interface UptimeStore {
  /**
   * Records a node's sign of life. If several nodes come back at once, only one finds the outage.
   * All running seasons are then due at the outage's end. Resolves with the outages that ended
   * after `since`, in order.
   */
  beat(beat: Beat, since: Instant | null): Promise<readonly Outage[]>;
}

/** The time, which tests can set. */
export interface Clock {
  now(): Instant;
}

/** A season's name and description, normalized for searches. */
export const seasonText = ({
  name,
  description,
}: Pick<SeasonRecord, 'name' | 'description'>): string =>
  searchText(description === null ? name : `${name}\n${description}`);
