import { UnstorableFault, DamagedFault } from './data-faults';
import type { AccountId, Instant, Refusal, SeasonId } from '../kernel';
import type { StandingsHistory } from '../season';
import type { CreateCommand, SeasonCommand, SeasonKind, Standing, StateOf, Topic } from './games';
import type { ResultIn, Results } from './results';
import type { InboxRow, JournalRow, JournalStretch, SeasonFilter, SeasonRecord } from './ports';

export type SeasonResult = ResultIn<SeasonRecord>;

/** The pace at which a caller's work shares the event loop with others. */
export interface Pace {
  /** Whether it has held the loop for long enough. Throws if the caller has used more than its total. */
  isOver(): boolean;
  /** Resolves at its next turn. */
  turn(): Promise<void>;
}

/** The asking account, and the key for a repeat. */
export type CommandContext = {
  readonly accountId: AccountId;
  /** The same key gives the same answer; null for a command without repeats. */
  readonly idempotencyKey: string | null;
  /** Whether the account is a guest, who may host fewer seasons; left out for no. */
  readonly isGuest?: boolean;
  /**
   * A further refusal of making a season, checked once the key is known to be new. Such a refusal
   * is not stored under the key. Left out for none.
   */
  readonly unless?: () => Refusal | null;
};

/** The outcome of a command. It is on disk. */
export type Outcome = {
  readonly refusal: Refusal | null;
  readonly seasonId: SeasonId | null;
  /** The season's journal position after it; null after a refusal. */
  readonly seq: number | null;
  /** The local id of the object that was made or changed: `l3`, `a7`, `p2`; null for none. */
  readonly subject: string | null;
};

/**
 * A committed season, at `now`. Its state is read-only. It is not a snapshot: later reads from it
 * may be newer, never older.
 */
export type SnapshotOf<Kind extends SeasonKind> = {
  readonly kind: Kind;
  readonly record: SeasonRecord;
  readonly state: StateOf<Kind>;
  readonly now: Instant;
  /** The seq of the last event that changed the topic. */
  readonly touched: (topic: Topic) => number;
  /** A past state: nobody can act in it, and a search in it does not go on in the present. */
  readonly isPast?: true;
};

/** A reading of any kind of season. */
export type SeasonSnapshot = { readonly [Kind in SeasonKind]: SnapshotOf<Kind> }[SeasonKind];

/** The entrusted text of a secret action, for its owner alone. */
export type EntrustedText = { readonly text: string };

/**
 * The required freshness of a reading: it has the events up to that number; or, with 'NOW',
 * everything acknowledged before the call, on any node. 0 accepts a reading up to a second old.
 */
export type AsOf = number | 'NOW';

/**
 * The only entrance. Faults (`UnavailableFault`) are thrown; refusals are values; resolved results
 * are on disk.
 */
export interface Engine extends Results<SeasonRecord> {
  /** Makes a season, unless the account hosts too many. The outcome's `seasonId` names it. */
  create(command: CreateCommand, context: CommandContext): Promise<Outcome>;
  /** Decides and, unless refused, commits; null if there is no season with that id. */
  submit(
    id: SeasonId,
    command: Exclude<SeasonCommand, CreateCommand>,
    context: CommandContext,
  ): Promise<Outcome | null>;
  /**
   * The committed present, with everything due settled, at least as new as `asOf` (default 0); null
   * if there is no season. A number beyond the last event means 'NOW'.
   */
  read(id: SeasonId, asOf?: AsOf): Promise<SeasonSnapshot | null>;
  /** The season of a reading as it was after one of its events, folded at the caller's pace. */
  past(present: SeasonSnapshot, seq: number, pace: Pace | null): Promise<SeasonSnapshot>;
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** Their number, counted up to `most`. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The unfinished season of this invitation code. */
  invited(code: string): Promise<SeasonRecord | null>;
  /** The present invitation code of a season; null for none, and for one that nobody kept. */
  inviteCode(record: SeasonRecord): Promise<string | null>;
  /** Events after `after`, in order, at most `limit`. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** Any stretch of the journal, in the order of reading. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /**
   * The players' standings over a season, at least up to the record's events. Folding runs at the
   * caller's pace; null for a caller without one.
   */
  chronicle(record: SeasonRecord, pace: Pace | null): Promise<StandingsHistory<Standing>>;
  /** The account's inbox, over all its seasons: the entries after `after`, in order. */
  inbox(account: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the last entry; 0 for none. */
  inboxHead(account: AccountId): Promise<number>;
  /** The entrusted text of an action; null if its owner keeps it. */
  entrusted(id: SeasonId, actionId: string): Promise<EntrustedText | null>;
  /** Calls back after each commit, on any node, once it can be read here. */
  onChange(listener: (id: SeasonId) => void): () => void;
  /**
   * Calls back within a second of each change of the season, even without a message, until the
   * returned function is called.
   */
  watch(id: SeasonId): () => void;
}

/** The store, or a service that it needs, does not answer: the same command can be sent again. */
export class UnavailableFault extends Error {
  override readonly name = 'UnavailableFault';
}

/**
 * A rejection of `ask` becomes a fault that clients may retry: the store does not answer. Damaged
 * data, and data that it cannot keep, stay errors, since a retry does not help.
 */
export async function asUnavailable<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DamagedFault || error instanceof UnstorableFault) throw error;
    throw new UnavailableFault('the store does not answer', { cause: error });
  }
}

/** Seasons whose list entries have changed. */
export type LobbyChange = {
  /** Whether more than the named ones may have changed. */
  readonly again: boolean;
  readonly records: readonly SeasonRecord[];
};

/** The number of watchers, and nothing else about them. */
export interface Presence {
  /** The connection watches the season until the returned function is called; it counts once. */
  enter(id: SeasonId, connection: string): () => void;
  /** About the number of connections that watch it, over all connected nodes. */
  count(id: SeasonId): number;
  /** Calls back when somebody begins to watch a season at this node. Returns the function that stops it. */
  onEnter(listener: (id: SeasonId) => void): () => void;
}

/** Live followers of events. */
export interface Feed {
  /**
   * The events after `after`, stored ones first, then each as it is committed, in order, each once;
   * `after` null: from now on. Ends when `signal` aborts. It holds a bounded number in memory.
   */
  journal(
    id: SeasonId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<JournalRow>;
  /** The same in pages: the available events, up to a bounded number. */
  journalPages(
    id: SeasonId,
    after: number,
    signal: AbortSignal,
  ): AsyncIterableIterator<readonly JournalRow[]>;
  /**
   * The account's inbox after the entry of that number, like `journal` for a season; `after` null:
   * from now on.
   */
  inbox(
    account: AccountId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<InboxRow>;
  /**
   * A reading at once, and a newer one after each change of `topic`; a slow reader gets fewer,
   * never stale ones. Ends when `signal` aborts.
   */
  readings(id: SeasonId, topic: Topic, signal: AbortSignal): AsyncIterableIterator<SeasonSnapshot>;
  /**
   * The changes of list entries, whoever may see the seasons. At first, and after a possible gap,
   * it says that the list must be read again. Ends when `signal` aborts.
   */
  lobby(signal: AbortSignal): AsyncIterableIterator<LobbyChange>;
  /** Calls back after a token's revocation, on any node. Returns the function that stops it. */
  onTokenRevoked(listener: (tokenId: string) => void): () => void;
  tokenRevoked(tokenId: string): void;
  /** The same for an account with a changed name. */
  onAccountChanged(listener: (id: AccountId) => void): () => void;
  accountChanged(id: AccountId): void;
}
