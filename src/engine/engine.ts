import { CannotKeep, DamagedFault } from './damaged';
import type { AccountId, Instant, Refusal, SeasonId } from '../kernel';
import type { Chronicle } from '../season';
import type { CreateCommand, SeasonCommand, SeasonKind, Standing, StateOf, Topic } from './games';
import type { ResultIn, Results } from './results';
import type { InboxRow, JournalRow, JournalStretch, SeasonFilter, SeasonRecord } from './ports';

export type SeasonResult = ResultIn<SeasonRecord>;

/** How whoever asks shares the event loop with others while it is worked out. */
export interface Pace {
  /**
   * Whether it has held the loop for long enough. Throws when the asking has taken more than anybody may take
   * altogether.
   */
  isOver(): boolean;
  /** Resolves when it is its turn again. */
  turn(): Promise<void>;
}

/** Who asks, and by which key the asking can be repeated. */
export type Asking = {
  readonly accountId: AccountId;
  /** The same key gives the same answer; null for a command that is not repeated. */
  readonly idempotencyKey: string | null;
  /** Whether the account is a guest, who may host fewer seasons; left out for no. */
  readonly isGuest?: boolean;
  /**
   * What else may stand in the way of making a season: asked when the key is known to be new. A refusal of
   * this kind is not kept under the key. Left out for nothing.
   */
  readonly unless?: () => Refusal | null;
};

/** What became of a command. It is on disk. */
export type Outcome = {
  readonly refusal: Refusal | null;
  readonly seasonId: SeasonId | null;
  /** The season's journal position after it; null when refused. */
  readonly seq: number | null;
  /** The local id of the object that was made or changed: `l3`, `a7`, `p2`; null for none. */
  readonly subject: string | null;
};

/**
 * A season as it was committed, at `now`. Its state is to be read, never changed. It is not a
 * snapshot: what is read from it later may be newer, never older.
 */
export type ReadingOf<Kind extends SeasonKind> = {
  readonly kind: Kind;
  readonly record: SeasonRecord;
  readonly state: StateOf<Kind>;
  readonly now: Instant;
  /** The seq of the last event that changed what the topic shows. */
  readonly touched: (topic: Topic) => number;
  /** As it was once: nobody can act in it, and what is not found in it is not looked for later. */
  readonly isPast?: true;
};

/** Of a season of any kind. */
export type Reading = { readonly [Kind in SeasonKind]: ReadingOf<Kind> }[SeasonKind];

/** The entrusted text of a secret action, for its owner alone. */
export type Entrusted = { readonly text: string };

/**
 * How new a reading has to be: it has the events up to that number; or, with 'NOW', everything that was
 * acknowledged before it was asked for, on whichever node. 0 is content with what is at most a second old.
 */
export type AsOf = number | 'NOW';

/**
 * The only way in. Faults (`UnavailableFault`) are thrown; refusals are values; what is resolved
 * is on disk.
 */
export interface Engine extends Results<SeasonRecord> {
  /** Makes a season, unless the account hosts too many. The outcome's `seasonId` names it. */
  create(command: CreateCommand, asking: Asking): Promise<Outcome>;
  /** Decides and, unless refused, commits; null when there is no season with that id. */
  submit(
    id: SeasonId,
    command: Exclude<SeasonCommand, CreateCommand>,
    asking: Asking,
  ): Promise<Outcome | null>;
  /**
   * The committed present, after everything due has happened, and as new as `asOf` (default 0)
   * says; null when there is no season. If no event has that number yet, 'NOW' is meant.
   */
  read(id: SeasonId, asOf?: AsOf): Promise<Reading | null>;
  /**
   * The season of a reading as it was after one of its events. What it takes to fold it is done at the
   * asker's pace.
   */
  past(present: Reading, seq: number, pace: Pace | null): Promise<Reading>;
  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]>;
  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]>;
  /** How many there are, but no more than `most` are counted. */
  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number>;
  /** The season that has not ended and to which this code invites. */
  invited(code: string): Promise<SeasonRecord | null>;
  /** The present invitation code of a season; null for none, and for one that nobody kept. */
  inviteCode(record: SeasonRecord): Promise<string | null>;
  /** Events after `after`, in order, at most `limit`. */
  journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]>;
  /** Any stretch of what has happened, in the order in which it is read. */
  stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]>;
  /**
   * How the players of a season stood in its course, at least up to what the record tells. What has to be
   * folded for it is folded at the asker's pace; null for whoever has none.
   */
  chronicle(record: SeasonRecord, pace: Pace | null): Promise<Chronicle<Standing>>;
  /** What concerns the account, in all its seasons: the entries after `after`, in order. */
  inbox(account: AccountId, after: number, limit: number): Promise<readonly InboxRow[]>;
  /** The number of the last entry; 0 while there is none. */
  inboxHead(account: AccountId): Promise<number>;
  /** The text of an action that the server keeps; null when its owner keeps it. */
  entrusted(id: SeasonId, actionId: string): Promise<Entrusted | null>;
  /** Calls back after each commit, on whichever node, once it can be read here. */
  onChange(listener: (id: SeasonId) => void): () => void;
  /**
   * Calls back within a second of each change of the season, even without a ring, until the
   * returned function is called.
   */
  watch(id: SeasonId): () => void;
}

/** The store, or what it needs, does not answer: the same command can be sent again. */
export class UnavailableFault extends Error {
  override readonly name = 'UnavailableFault';
}

/**
 * If `ask` rejects, the store does not answer: a fault that clients may retry. What is damaged, or cannot be kept,
 * stays so however often it is asked.
 */
export async function available<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DamagedFault || error instanceof CannotKeep) throw error;
    throw new UnavailableFault('the store does not answer', { cause: error });
  }
}

/** Seasons of which lists show something different from before. */
export type LobbyChange = {
  /** Whether more may have changed than what is named. */
  readonly again: boolean;
  readonly records: readonly SeasonRecord[];
};

/** How many watch, of whom nothing else is known. */
export interface Presence {
  /** The connection watches the season until the returned function is called; it counts once. */
  enter(id: SeasonId, connection: string): () => void;
  /** About how many connections watch it, over all nodes that hear of each other. */
  count(id: SeasonId): number;
  /** Calls back when somebody begins to watch a season at this node. Returns how to stop. */
  onEnter(listener: (id: SeasonId) => void): () => void;
}

/** Following what happens, live. */
export interface Feed {
  /**
   * The events after `after`, stored ones first, then each as it is committed, in order, each
   * once; `after` null: from now on. Ends when `signal` aborts. Holds a bounded number in memory.
   */
  journal(
    id: SeasonId,
    after: number | null,
    signal: AbortSignal,
  ): AsyncIterableIterator<JournalRow>;
  /** The same, as many events at a time as there are, up to a bounded number. */
  journalPages(
    id: SeasonId,
    after: number,
    signal: AbortSignal,
  ): AsyncIterableIterator<readonly JournalRow[]>;
  /**
   * The account's inbox after the entry of that number, as `journal` does with a season; `after`
   * null: from now on.
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
  readings(id: SeasonId, topic: Topic, signal: AbortSignal): AsyncIterableIterator<Reading>;
  /**
   * What changes in what lists show of seasons, whoever may see them. At first, and whenever something may
   * have been missed, it says that the list has to be asked for again. Ends when `signal` aborts.
   */
  lobby(signal: AbortSignal): AsyncIterableIterator<LobbyChange>;
  /** Calls back when a token was revoked, on whichever node. Returns how to stop. */
  onTokenRevoked(listener: (tokenId: string) => void): () => void;
  tokenRevoked(tokenId: string): void;
  /** The same of an account whose name has changed. */
  onAccountChanged(listener: (id: AccountId) => void): () => void;
  accountChanged(id: AccountId): void;
}
