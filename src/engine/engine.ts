import { UnstorableFault, DamagedFault } from './data-faults';
import type { AccountId, Instant, Refusal, SeasonId } from '../kernel';
import type { StandingsHistory } from '../season';
import type { CreateCommand, SeasonCommand, SeasonKind, Standing, StateOf, Topic } from './games';
import type { ResultIn, Results } from './results';
import type { InboxRow, JournalRow, JournalStretch, SeasonFilter, SeasonRecord } from './ports';

export type SeasonResult = ResultIn<SeasonRecord>;

/** Divides the event loop fairly: long work pauses so that other callers can run. */
export interface Pace {
  /**
   * True if the caller must now pause, by a call of `turn`. Throws if the caller has exceeded its
   * total time.
   */
  isOver(): boolean;
  /** Pauses. Resolves when the caller may use the loop again. */
  turn(): Promise<void>;
}

/** The account that sends a command, and the idempotency key. */
export type CommandContext = {
  readonly accountId: AccountId;
  /** A command with the same key gets the same answer; null for no key. */
  readonly idempotencyKey: string | null;
  /** True for a guest, who may host fewer seasons; default false. */
  readonly isGuest?: boolean;
  /**
   * An extra check before a season is made, run only for a new key. Its refusal is not stored under
   * the key. Optional.
   */
  readonly unless?: () => Refusal | null;
};

/** A command's outcome, already on disk. */
export type Outcome = {
  readonly refusal: Refusal | null;
  readonly seasonId: SeasonId | null;
  /** The number of the season's last event after the command; null after a refusal. */
  readonly seq: number | null;
  /**
   * The local id of the object that the command made or changed: `l3`, `a7`, `p2`; null for none.
   */
  readonly subject: string | null;
};

/** A committed season at `now`, read-only. The state is live: it may become newer, never older. */
export type SnapshotOf<Kind extends SeasonKind> = {
  readonly kind: Kind;
  readonly record: SeasonRecord;
  readonly state: StateOf<Kind>;
  readonly now: Instant;
  /** The number of the last event that changed the topic. */
  readonly touched: (topic: Topic) => number;
  /**
   * Marks a past state. Nobody can act in it, and an object missing from it is not looked up in the
   * present.
   */
  readonly isPast?: true;
};

/** A snapshot of a season of either game. */
export type SeasonSnapshot = { readonly [Kind in SeasonKind]: SnapshotOf<Kind> }[SeasonKind];

/**
 * The text of a secret action that its owner entrusted to the server. Only the owner may read it.
 */
export type EntrustedText = { readonly text: string };

/**
 * The minimum freshness of a snapshot. A number requires the event of that number. 'NOW' requires
 * everything acknowledged before the call on any node. 0 accepts a snapshot up to a second old.
 */
export type AsOf = number | 'NOW';

/**
 * The only entrance to seasons. It throws faults (`UnavailableFault`) and returns refusals as
 * values. A resolved result is on disk.
 */
export interface Engine extends Results<SeasonRecord> {
  /** Makes a season, unless the account hosts too many. The outcome's `seasonId` names it. */
  create(command: CreateCommand, context: CommandContext): Promise<Outcome>;
  /** Decides a command and, unless it is refused, commits it. Null if the season does not exist. */
  submit(
    id: SeasonId,
    command: Exclude<SeasonCommand, CreateCommand>,
    context: CommandContext,
  ): Promise<Outcome | null>;
  /**
   * The committed season with everything due settled, at least as new as `asOf` (default 0). Null
   * if it does not exist. A number beyond the last event means 'NOW'.
   */
  read(id: SeasonId, asOf?: AsOf): Promise<SeasonSnapshot | null>;
  /** The season as it was after event `seq`, folded at the caller's pace. */
  past(present: SeasonSnapshot, seq: number, pace: Pace | null): Promise<SeasonSnapshot>;
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** The number of matching seasons, counted up to `most`. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The season with this invitation code, also after its end; null for none. */
  invited(code: string): Promise<SeasonRecord | null>;
  /**
   * The season's current invitation code; null if there is none, or if the server did not store it.
   */
  inviteCode(record: SeasonRecord): Promise<string | null>;
  /** At most `limit` events after number `after`, in order. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** The events of a stretch, in its reading order. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /**
   * The players' standings over a season, at least up to the record's last event. They are folded
   * at the caller's pace; null for a caller without one.
   */
  chronicle(record: SeasonRecord, pace: Pace | null): Promise<StandingsHistory<Standing>>;
  /**
   * At most `limit` entries of the account's inbox after number `after`, in order, over all its
   * seasons.
   */
  inbox(account: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the inbox's last entry; 0 for none. */
  inboxHead(account: AccountId): Promise<number>;
  /** The entrusted text of an action; null if the owner did not entrust it. */
  entrusted(id: SeasonId, actionId: string): Promise<EntrustedText | null>;
  /**
   * Calls the listener after each commit on any node, once this node can read it. Returns the
   * function that stops it.
   */
  onChange(listener: (id: SeasonId) => void): () => void;
  /**
   * Makes `onChange` report each change of the season within a second, even if a message is lost,
   * until the returned function is called.
   */
  watch(id: SeasonId): () => void;
}

/**
 * The store, or a service that the store needs, does not answer. The same command can be sent
 * again.
 */
export class UnavailableFault extends Error {
  override readonly name = 'UnavailableFault';
}

/**
 * Turns a rejection of `ask` into a fault that clients may retry. Errors about damaged or
 * unstorable data pass through, since a retry does not help.
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
  /** True if more seasons than `records` may have changed. */
  readonly again: boolean;
  readonly records: readonly SeasonRecord[];
};

/** Counts the watchers of each season without identifying them. */
export interface Presence {
  /**
   * Counts the connection once as a watcher of the season, until the returned function is called.
   */
  enter(id: SeasonId, connection: string): () => void;
  /** The approximate number of connections that watch the season, over all connected nodes. */
  count(id: SeasonId): number;
  /**
   * Calls the listener when somebody begins to watch a season at this node. Returns the function
   * that stops it.
   */
  onEnter(listener: (id: SeasonId) => void): () => void;
}

/** Live streams of events. */
export interface Feed {
  /**
   * The events after number `after` in order, each once: stored events first, then each new commit.
   * With `after` null, new events only. Ends when `signal` aborts. Keeps a bounded number in
   * memory.
   */
  journal(
    id: SeasonId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<JournalRow>;
  /** Like `journal`, in pages of bounded size. */
  journalPages(
    id: SeasonId,
    after: number,
    signal: AbortSignal,
  ): AsyncIterableIterator<readonly JournalRow[]>;
  /**
   * The entries of the account's inbox after number `after`, like `journal`. With `after` null, new
   * entries only.
   */
  inbox(
    account: AccountId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<InboxRow>;
  /**
   * A snapshot at once, and a newer one after each change of `topic`. A slow reader gets fewer
   * snapshots, never stale ones. Ends when `signal` aborts.
   */
  readings(id: SeasonId, topic: Topic, signal: AbortSignal): AsyncIterableIterator<SeasonSnapshot>;
  /**
   * The changes of list entries, for all seasons and regardless of who may see them. `again` is
   * true at first and after a possible gap. Ends when `signal` aborts.
   */
  lobby(signal: AbortSignal): AsyncIterableIterator<LobbyChange>;
  /**
   * Calls the listener after a token is revoked on any node. Returns the function that stops it.
   */
  onTokenRevoked(listener: (tokenId: string) => void): () => void;
  tokenRevoked(tokenId: string): void;
  /** Like `onTokenRevoked`, for an account whose name has changed. */
  onAccountChanged(listener: (id: AccountId) => void): () => void;
  accountChanged(id: AccountId): void;
}
