import { searchText } from '../kernel';
import type { AccountId, Actor, Instant, JsonObject, RowChange, SeasonId } from '../kernel';
import type { Channel, NoticeKind, Outage } from '../season';
import type { SeasonKind } from './games';
import type { Results } from './results';

/** The fields of a season in lists, and those by which the store guards it. */
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
  /** The quarter of an hour of its last event, by its own clock. */
  readonly activeAtMs: Instant;
  readonly playerCount: number;
  /** The SHA-256 of the invitation code; null for none. */
  readonly inviteHash: string | null;
  /** The number of the last event: the season's version. */
  readonly seq: number;
  /** The next instant that matters to the clock; null for rehearsals and ended seasons. */
  readonly dueAtMs: Instant | null;
};

/** A stored event of the journal. */
export type JournalRow = {
  readonly seasonId: SeasonId;
  readonly seq: number;
  readonly atMs: Instant;
  readonly type: string;
  readonly actor: Actor;
  /** The whole event, its `type` included. */
  readonly payload: JsonObject;
  /** The channel of the texts; null for none. */
  readonly channel: Channel | null;
};

/** The part of a journal between two events, both excluded, and the end at which reading starts. */
export type JournalStretch = {
  /** Null for the beginning of the journal. */
  readonly after: number | null;
  /** Null for its end. */
  readonly before: number | null;
  readonly fromEnd: boolean;
  readonly limit: number;
  /** Only events of these channels, of these types, by this actor; null, or left out, for all. */
  readonly channels?: readonly Channel[] | null;
  readonly types?: readonly string[] | null;
  readonly actor?: Actor | null;
};

/** An event for an account's inbox. */
export type Notice = {
  readonly accountId: AccountId;
  /** The kind of the entry. */
  readonly kind: NoticeKind;
  readonly seasonId: SeasonId;
  readonly seq: number;
};

/** An entry of an account's inbox: numbered from 1, without gaps, across its seasons. */
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

/** A seed or an entrusted text, already encrypted. */
export type SealedSecret = { readonly key: string; readonly sealed: string };

/** The stored answer under a key, for repeats. */
export type Answer = {
  readonly accountId: AccountId;
  readonly key: string;
  /** The digest of the command: the key with another command is refused. */
  readonly digest: string;
  readonly outcome: JsonObject;
  readonly atMs: Instant;
};

/** One season's part of a group commit. */
export type SeasonCommit = {
  /** The record after the commit. */
  readonly record: SeasonRecord;
  /** The seq before it, with or without events; 0 makes the season, and needs events. */
  readonly expectedSeq: number;
  /** The record at that seq: unchanged list fields need not be written again. Left out: unknown. */
  readonly before?: SeasonRecord;
  readonly events: readonly JournalRow[];
  readonly changes: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
  readonly answers: readonly Answer[];
  /** The recipients of the events, in the order of the events. */
  readonly notices: readonly Notice[];
};

/** The contents of one transaction. */
export type GroupCommit = {
  /** Each at most once. */
  readonly seasons: readonly SeasonCommit[];
  /** Answers of commands that make a season: their keys are the account's alone. Left out for none. */
  readonly accountAnswers?: readonly Answer[];
};

/** Everything that is needed to continue a season. */
export type StoredSeason = {
  readonly record: SeasonRecord;
  /** The instant of the last event: the season's present is never before it. */
  readonly lastAtMs: Instant;
  readonly rows: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
};

export const SEASON_STATUSES = ['SETUP', 'RUNNING', 'ENDED'] as const;
/** Newest, latest activity and most players first; by name from a to z. */
export const SEASON_ORDERS = ['NEWEST', 'LAST_ACTIVITY', 'PLAYERS', 'NAME'] as const;
export type SeasonOrder = (typeof SEASON_ORDERS)[number];

export type SeasonFilter = {
  readonly kind?: SeasonKind;
  readonly status?: SeasonRecord['status'];
  readonly edition?: string;
  readonly host?: AccountId;
  readonly rehearsal?: boolean;
  /** In name or description, without letter case and accents; of each status the newest 3,000. */
  readonly search?: string;
  /**
   * Only unfinished ones in which this account is not a player, and which are public or its own;
   * null for a visitor who is signed out.
   */
  readonly joinableBy?: AccountId | null;
  /** Public ones, and those that this account hosts, plays in, or has left without being removed. */
  readonly visibleTo: AccountId | null;
  /** Only those in which this account is a present player, the host or the dealer. */
  readonly of?: AccountId;
  /** Left out: the newest first. */
  readonly orderBy?: SeasonOrder;
  /** Begins after this place. */
  readonly after?: SeasonPlace | null;
  /** Ends before this place. */
  readonly before?: SeasonPlace | null;
  /** Whether it is read from the end, backwards. */
  readonly fromEnd?: boolean;
  readonly limit: number;
};
/** The sort key, and the season. */
export type SeasonPlace = { readonly key: number | string; readonly id: string };

/**
 * Another writer was faster, for these seasons or with the key of an answer without a season:
 * nothing is written, and the decisions must be made again. It names none if they are unknown.
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
 * Another writer holds rows that the commit needs, for more than a moment: nothing of the batch was
 * written. It names the held seasons; none if they are unknown.
 */
export class SeasonsLocked extends Error {
  override readonly name = 'SeasonsLocked';
  constructor(readonly seasonIds: readonly SeasonId[]) {
    super(`held by another writer: ${seasonIds.join(', ')}`);
  }
}

/** The store did not answer. The outcome of the batch is unknown, and others would fare no better. */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/** The store of seasons. A batch is on disk once `commit` has resolved. */
export interface SeasonStore extends Results<SeasonRecord> {
  /** The number of commits, of different seasons, that it can take at the same time; left out: one. */
  readonly commitsAtOnce?: number;
  /**
   * Writes all of it in one transaction or nothing. Rejects with `ConcurrencyConflict` if a season's seq is
   * not `expectedSeq`, or if an answer's key was taken meanwhile; with `SeasonsLocked`; or with
   * `StoreSilent`, within a bounded time. After any other error the seasons are tried one by one.
   */
  commit(group: GroupCommit): Promise<void>;
  load(id: SeasonId): Promise<StoredSeason | null>;
  /** The season's secrets alone: for a node that folds another's events. */
  secrets(id: SeasonId): Promise<readonly SealedSecret[]>;
  record(id: SeasonId): Promise<SeasonRecord | null>;
  /** The number of each existing season's last event: a small query. */
  seqs(ids: readonly SeasonId[]): Promise<ReadonlyMap<SeasonId, number>>;
  /** The records of the existing ones, in no particular order. */
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** Their number, counted up to `most`. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The unfinished season with the invitation of this hash. */
  invited(inviteHash: string): Promise<SeasonRecord | null>;
  /** The number of unfinished seasons that the account hosts: rehearsals, or the others. */
  hosted(accountId: AccountId, rehearsal: boolean): Promise<number>;
  /** Events after `after`, in order, at most `limit`. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** In the order of reading. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /** The account's inbox after `after`, in order, at most `limit` entries. */
  inbox(accountId: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the last entry; 0 for none. */
  inboxHead(accountId: AccountId): Promise<number>;
  /** seasonId null: an answer without a season. */
  answer(accountId: AccountId, seasonId: SeasonId | null, key: string): Promise<Answer | null>;
  /**
   * Removes the oldest answers from before that instant, at most `limit`; resolves with their
   * number.
   */
  forgetAnswers(before: Instant, limit: number): Promise<number>;
  /** The time of the newest answer; null for none. */
  newestAnswer(): Promise<Instant | null>;
  /**
   * Seasons due at or before `now`, claimed for `leaseMs`, so that of several nodes one at a time
   * takes each.
   */
  claimDue(now: Instant, leaseMs: number, limit: number): Promise<readonly SeasonId[]>;
  /** The earliest instant at which anything is due. */
  nextDue(): Promise<Instant | null>;
}

/** A message between nodes: where to look, never the data itself. */
export type BusMessage =
  | { readonly type: 'season'; readonly seasonId: SeasonId; readonly seq: number }
  /** Another node wants to write to the season and lost its races: the others wait this long. */
  | {
      readonly type: 'yield';
      readonly seasonId: SeasonId;
      readonly to: string;
      readonly ms: number;
    }
  | { readonly type: 'inbox'; readonly accountIds: readonly AccountId[] }
  | { readonly type: 'token'; readonly tokenId: string }
  /** The number of a node's connections that watch each season; seasons that are not named have none. */
  | {
      readonly type: 'watching';
      readonly node: string;
      readonly counts: readonly (readonly [SeasonId, number])[];
    }
  /** The account has another name, or none any more. */
  | { readonly type: 'account'; readonly accountId: AccountId };

/** Carries messages between nodes. A lost message only delays. */
export interface ChangeBus {
  /** Never rejects and never waits for the network. */
  publish(message: BusMessage): void;
  /** Listens to the messages of all nodes, including this one's. Returns the function that stops it. */
  listen(listener: (message: BusMessage) => void): () => void;
  /**
   * Called after messages may have been lost, such as after a reconnect. Returns the function that
   * stops it.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** A node's sign of life. */
export type Beat = {
  readonly atMs: Instant;
  /** A longer time without any node is an outage; null: this node was up meanwhile. */
  readonly outageAfterMs: number | null;
};

/** The times at which nodes were up, and the outages. */
export interface UptimeStore {
  /**
   * Records a node's sign of life; of several that come back at once only one finds the outage. All
   * running seasons are then due at its end. Resolves with the outages that ended after `since`, in
   * order.
   */
  beat(beat: Beat, since: Instant | null): Promise<readonly Outage[]>;
}

/** The time, which tests can set. */
export interface Clock {
  now(): Instant;
}

/** Name and description in the form for searches. */
export const seasonText = ({
  name,
  description,
}: Pick<SeasonRecord, 'name' | 'description'>): string =>
  searchText(description === null ? name : `${name}\n${description}`);
