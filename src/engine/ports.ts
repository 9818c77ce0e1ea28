import type { AccountId, Actor, Instant, JsonObject, RowChange, SeasonId } from '../kernel';
import type { Channel, NoticeKind, Outage } from '../season';
import type { SeasonKind } from './games';
import type { Results } from './results';

/** What lists of seasons show, and what the store guards a season by. */
export type SeasonRecord = {
  readonly id: SeasonId;
  readonly kind: SeasonKind;
  readonly name: string;
  /** What its host says of it; null for nothing. */
  readonly description: string | null;
  readonly edition: string;
  readonly hostAccountId: AccountId;
  readonly visibility: 'PUBLIC' | 'INVITATION';
  readonly status: 'SETUP' | 'RUNNING' | 'ENDED';
  readonly rehearsal: boolean;
  /** Null before the start, and where the game has no phases. */
  readonly phase: string | null;
  readonly createdAtMs: Instant;
  /** The quarter of an hour of its last event, by its own clock. */
  readonly activeAtMs: Instant;
  readonly playerCount: number;
  /** The SHA-256 of the invitation code; null while there is none. */
  readonly inviteHash: string | null;
  /** The number of the last event: the season's version. */
  readonly seq: number;
  /** When the clock next matters; null for rehearsals and what has ended. */
  readonly dueAtMs: Instant | null;
};

/** An event as the journal keeps it. */
export type JournalRow = {
  readonly seasonId: SeasonId;
  readonly seq: number;
  readonly atMs: Instant;
  readonly type: string;
  readonly actor: Actor;
  /** The whole event, its `type` included. */
  readonly payload: JsonObject;
  /** The channel of the texts that it belongs to; null for none. */
  readonly channel: Channel | null;
};

/** What lies between two events of a journal, not counting them, and from which end it is read. */
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

/** An event that concerns an account in person. */
export type Notice = {
  readonly accountId: AccountId;
  /** Why it is told of it. */
  readonly kind: NoticeKind;
  readonly seasonId: SeasonId;
  readonly seq: number;
};

/** An entry of an account's inbox: numbered from 1, without gaps, across its seasons. */
export type InboxRow = {
  readonly number: number;
  /** Null for what was put in when there were no kinds yet. */
  readonly kind: NoticeKind | null;
  readonly event: JournalRow;
};

/** What an account has read of its inbox, and of which kinds it wants no entries. */
export type InboxSettings = {
  /** The number of the last entry that was read; 0 for none. */
  readonly readUpTo: number;
  readonly muted: readonly NoticeKind[];
};

/** A seed or an entrusted text, already encrypted. */
export type SealedSecret = { readonly key: string; readonly sealed: string };

/** What a key was answered with, so that it can be answered again. */
export type Answer = {
  readonly accountId: AccountId;
  readonly key: string;
  /** Tells whether the command is the same: the key with another command is refused. */
  readonly digest: string;
  readonly outcome: JsonObject;
  readonly atMs: Instant;
};

/** What one season adds to a group commit. */
export type SeasonCommit = {
  /** As it is after the commit. */
  readonly record: SeasonRecord;
  /** The seq before it, with events or without; 0 makes the season, and takes events. */
  readonly expectedSeq: number;
  /** As it was at that seq: what lists show and has not changed need not be written again. Left out: it may have. */
  readonly before?: SeasonRecord;
  readonly events: readonly JournalRow[];
  readonly changes: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
  readonly answers: readonly Answer[];
  /** Whom the events concern, in the order of the events. */
  readonly notices: readonly Notice[];
};

/** What is written in one transaction. */
export type GroupCommit = {
  /** Each at most once. */
  readonly seasons: readonly SeasonCommit[];
  /**
   * Answers that belong to no season, since the command asked for a new one: their keys are the
   * account's alone. Left out for none.
   */
  readonly looseAnswers?: readonly Answer[];
};

/** All that is needed to go on with a season. */
export type StoredSeason = {
  readonly record: SeasonRecord;
  /** When the last event happened: the season's present is never before it. */
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
  /** In name or description, whatever the letter case and accents; of each status the newest 3,000. */
  readonly search?: string;
  /**
   * Only those that have not ended, of which this account is not a player, and which are public or its
   * own; null for whoever is signed out.
   */
  readonly joinableBy?: AccountId | null;
  /**
   * Public ones, and those that this account hosts, is a player in, or was one in without being
   * removed.
   */
  readonly visibleTo: AccountId | null;
  /** Only those where this account is a player now, the host or the dealer. */
  readonly of?: AccountId;
  /** Left out for the newest first. */
  readonly orderBy?: SeasonOrder;
  /** Begins after this place. */
  readonly after?: SeasonPlace | null;
  /** Ends before this place. */
  readonly before?: SeasonPlace | null;
  /** Whether it is read from the end, backwards. */
  readonly fromEnd?: boolean;
  readonly limit: number;
};
/** What the list is ordered by, and the season. */
export type SeasonPlace = { readonly key: number | string; readonly id: string };

/**
 * Another writer was faster, for these seasons or with the key of a loose answer: nothing of what was
 * decided is written, and it must be decided again. Names none where it cannot be told.
 */
export class LostRace extends Error {
  override readonly name = 'LostRace';
  constructor(
    readonly seasonIds: readonly SeasonId[],
    readonly isLooseKeyTaken = false,
  ) {
    super(`another writer was faster: ${seasonIds.join(', ')}`);
  }
}

/**
 * Another writer holds what the commit needs, and not just for a moment: nothing of the batch was written.
 * Names the seasons that are held; none where that cannot be told.
 */
export class SeasonsLocked extends Error {
  override readonly name = 'SeasonsLocked';
  constructor(readonly seasonIds: readonly SeasonId[]) {
    super(`held by another writer: ${seasonIds.join(', ')}`);
  }
}

/**
 * The store did not answer. What became of the batch is unknown, and others would fare no better.
 */
export class StoreSilent extends Error {
  override readonly name = 'StoreSilent';
}

/** Where seasons are kept. When `commit` has resolved, the batch is on disk. */
export interface SeasonStore extends Results<SeasonRecord> {
  /** How many commits, of different seasons, it can work on at the same time; left out: one. */
  readonly commitsAtOnce?: number;
  /**
   * Writes all of it in one transaction or nothing. Rejects with `LostRace` when a
   * season's seq is not `expectedSeq`, or when an answer's key was taken meanwhile; with
   * `SeasonsLocked`; or with `StoreSilent`, within a bounded time. After any other error the
   * seasons are tried one by one.
   */
  commit(group: GroupCommit): Promise<void>;
  load(id: SeasonId): Promise<StoredSeason | null>;
  /** The season's secrets alone: for a node that folds what another one did. */
  secrets(id: SeasonId): Promise<readonly SealedSecret[]>;
  record(id: SeasonId): Promise<SeasonRecord | null>;
  /** The number of each season's last event, of those that exist: a small question. */
  seqs(ids: readonly SeasonId[]): Promise<ReadonlyMap<SeasonId, number>>;
  /** The records of those that exist, in no particular order. */
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** How many there are, but no more than `most` are counted. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The season that has not ended and has the invitation of this hash. */
  invited(inviteHash: string): Promise<SeasonRecord | null>;
  /** How many seasons the account hosts that have not ended: rehearsals, or the others. */
  hosted(accountId: AccountId, rehearsal: boolean): Promise<number>;
  /** Events after `after`, in order, at most `limit`. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** In the order in which they are read. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /** The account's inbox after `after`, in order, at most `limit` entries. */
  inbox(accountId: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the last entry; 0 while there is none. */
  inboxHead(accountId: AccountId): Promise<number>;
  /** seasonId null: of the loose answers. */
  answer(accountId: AccountId, seasonId: SeasonId | null, key: string): Promise<Answer | null>;
  /**
   * Removes the oldest answers from before that instant, at most `limit`; resolves with their
   * number.
   */
  forgetAnswers(before: Instant, limit: number): Promise<number>;
  /** When the newest answer was given; null while there is none. */
  newestAnswer(): Promise<Instant | null>;
  /**
   * Seasons due at or before `now`, claimed for `leaseMs`, so that of several nodes one at a time
   * takes each.
   */
  claimDue(now: Instant, leaseMs: number, limit: number): Promise<readonly SeasonId[]>;
  /** The earliest instant at which anything is due. */
  nextDue(): Promise<Instant | null>;
}

/** What a node tells the others: where to look, never what is there. */
export type Ring =
  | { readonly type: 'season'; readonly seasonId: SeasonId; readonly seq: number }
  /** Another node wants to write to the season and was not let in: the others wait so long. */
  | {
      readonly type: 'yield';
      readonly seasonId: SeasonId;
      readonly to: string;
      readonly ms: number;
    }
  | { readonly type: 'inbox'; readonly accountIds: readonly AccountId[] }
  | { readonly type: 'token'; readonly tokenId: string }
  /** How many connections of a node watch each season; nobody watches those that are not named. */
  | {
      readonly type: 'watching';
      readonly node: string;
      readonly counts: readonly (readonly [SeasonId, number])[];
    }
  /** The account has another name, or none any more. */
  | { readonly type: 'account'; readonly accountId: AccountId };

/** The doorbell. A lost ring delays, it never loses. */
export interface Doorbell {
  /** Never rejects and never waits for the network. */
  ring(ring: Ring): void;
  /** Hears the rings of all nodes, this one's included. Returns how to stop. */
  listen(listener: (ring: Ring) => void): () => void;
  /** Called after rings may have been lost, such as after a reconnect. Returns how to stop. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** That a node is there. */
export type Beat = {
  readonly atMs: Instant;
  /** If nobody was there for longer than this, there was an outage; null: this node was there meanwhile. */
  readonly outageAfterMs: number | null;
};

/** Where it is kept until when nodes were there, and when none was. */
export interface UptimeStore {
  /**
   * Notes that a node is there; of several that come back at once only one finds the outage. All running
   * seasons then count as due at its end. Resolves with the outages that ended after `since`, in order.
   */
  beat(beat: Beat, since: Instant | null): Promise<readonly Outage[]>;
}

/** The time, so that tests can hold it. */
export interface Clock {
  now(): Instant;
}
