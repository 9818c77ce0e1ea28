import type { SeasonId, Stamped } from '../kernel';
import type { SeasonAggregate } from './season-aggregate';
import { UnstorableFault, DamagedFault } from './data-faults';
import { UnavailableFault } from './engine';
import type { SeasonEvent } from './games';
import { endOfTurn } from './loop-turns';
import { ConcurrencyConflict, SeasonsLocked, StoreSilent } from './ports';
import type { Answer, GroupCommit, Notice, SeasonCommit, SeasonRecord, SeasonStore } from './ports';
import type { PendingCommit } from './working-state';

/** One decision to commit. */
export type CommitEntry = {
  readonly aggregate: SeasonAggregate;
  readonly decided: PendingCommit;
  readonly answer: Answer | null;
  /** Replaces `answer` for a command that makes a season. */
  readonly accountAnswer: Answer | null;
  /**
   * The aggregate's `epoch` at a decision without events. The commit fails if the season has
   * changed since. Null if the decision has events, or if no other node can change the season.
   */
  readonly decidedAt: number | null;
};

/** The entry of an internal commit. It answers no command. */
export function internalEntry(
  aggregate: SeasonAggregate,
  events: readonly Stamped<SeasonEvent>[],
): CommitEntry {
  const decided = aggregate.take(events);
  return { aggregate, decided, answer: null, accountAnswer: null, decidedAt: null };
}

type QueuedEntry = {
  readonly entry: CommitEntry;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
/**
 * One season's part of a commit, and the record after it. The record is null if the season's
 * creation was refused.
 */
type CommitUnit = {
  readonly aggregate: SeasonAggregate;
  readonly queued: readonly QueuedEntry[];
  readonly record: SeasonRecord | null;
};

type LaneKind = 'ordinary' | 'locked';
/** Commits that run one after another. */
type Lane = { readonly kind: LaneKind; sinceMs: number; run: Promise<void> };

/** The longest time for which one commit gathers decisions. */
const GATHER_MS = 5;
/** The time after which a commit is late: another one may run beside it for other seasons. */
const LATE_MS = 50;
/** The maximum number of locked seasons tried at the same time. */
const LOCKED_AT_ONCE = 2;
/** The longest time that commands wait for a season or an inbox locked by another node. */
const LOCKED_MS = 2_000;

/**
 * Group commit: the decisions of all seasons made during one commit go into the next. A lone
 * command is committed at once. Each season has at most one commit under way. If the store takes
 * several commits at once, a late one does not delay other seasons, and a season locked by another
 * node is tried alone.
 */
export class Committer {
  private readonly pending = new Map<SeasonAggregate, QueuedEntry[]>();
  private readonly underWay = new Set<SeasonAggregate>();
  private readonly lanes = new Set<Lane>();
  /** The seasons found locked and not committed since. */
  private readonly locked = new Set<SeasonId>();
  /** The time at which a season's pending entries began to wait for its lock. */
  private readonly lockedSinceMs = new Map<SeasonAggregate, number>();
  private alarm: NodeJS.Timeout | null = null;
  /** The number of entries added since the start. */
  private added = 0;
  private readonly commitsAtOnce: number;

  constructor(
    private readonly store: SeasonStore,
    private readonly onCommitted: (
      aggregate: SeasonAggregate,
      seq: number,
      notices: readonly Notice[],
    ) => void,
    private readonly onLostRace: (aggregate: SeasonAggregate) => void,
    private readonly onError: (error: unknown) => void,
  ) {
    this.commitsAtOnce = store.commitsAtOnce ?? 1;
  }

  /** Resolves when the entry is on disk; rejects with `ConcurrencyConflict` or `UnavailableFault`. */
  add(entry: CommitEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      const queued = { entry, resolve, reject };
      const others = this.pending.get(entry.aggregate);
      if (others === undefined) this.pending.set(entry.aggregate, [queued]);
      else others.push(queued);
      entry.aggregate.enter(entry.decided, isVersioned(entry));
      this.added += 1;
      if (this.lanes.size === 0 || this.locked.size > 0) this.startCommits();
      else this.checkLater();
    });
  }

  /** Resolves once nothing is pending. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all([...this.lanes].map(({ run }) => run));
  }

  /** Starts the commits that pending entries need. */
  private startCommits(): void {
    const lanes = [...this.lanes];
    const ordinary = lanes.filter(({ kind }) => kind === 'ordinary');
    const lateMs = performance.now() - LATE_MS;
    const mayBegin =
      ordinary.length < this.commitsAtOnce && ordinary.every(({ sinceMs }) => sinceMs < lateMs);
    if (mayBegin && this.takeable('ordinary')) this.begin('ordinary');
    const others = lanes.length - ordinary.length;
    if (others < LOCKED_AT_ONCE && this.takeable('locked')) this.begin('locked');
    if (this.pending.size > 0) this.checkLater();
  }

  /** Calls `startCommits` again after `LATE_MS`, since a commit may be late by then. */
  private checkLater(): void {
    if (this.commitsAtOnce === 1) return;
    this.alarm ??= setTimeout(() => {
      this.alarm = null;
      if (this.pending.size > 0) this.startCommits();
    }, LATE_MS);
  }

  private begin(kind: LaneKind): void {
    const lane: Lane = { kind, sinceMs: performance.now(), run: Promise.resolve() };
    this.lanes.add(lane);
    lane.run = this.run(lane);
  }

  private async run(lane: Lane): Promise<void> {
    try {
      for (;;) {
        lane.sinceMs = Infinity;
        await this.gather();
        const aggregates = this.takeable(lane.kind);
        if (aggregates === null) return;
        lane.sinceMs = performance.now();
        await this.commitAll(aggregates);
      }
    } finally {
      this.lanes.delete(lane);
      if (this.pending.size > 0) this.startCommits();
    }
  }

  /**
   * Waits while each turn of the event loop adds entries, at most `GATHER_MS`. A commit costs about
   * the same for any number of entries, and SQLite blocks the loop while it writes.
   */
  private async gather(): Promise<void> {
    const sinceMs = performance.now();
    let before: number;
    do {
      before = this.added;
      await endOfTurn();
    } while (this.added > before && performance.now() - sinceMs < GATHER_MS);
  }

  /** The seasons with pending entries and no commit under way; null if there are none. */
  private takeable(kind: LaneKind): readonly SeasonAggregate[] | null {
    const aggregates: SeasonAggregate[] = [];
    for (const aggregate of this.pending.keys()) {
      if (this.underWay.has(aggregate)) continue;
      if (this.locked.has(aggregate.id) !== (kind === 'locked')) continue;
      aggregates.push(aggregate);
      // Locked seasons are tried one at a time, the longest waiting first.
      if (kind === 'locked') break;
    }
    return aggregates.length === 0 ? null : aggregates;
  }

  private async commitAll(aggregates: readonly SeasonAggregate[]): Promise<void> {
    for (const aggregate of aggregates) this.underWay.add(aggregate);
    try {
      await this.commit(
        aggregates.flatMap((aggregate) => this.takeCommit(aggregate)),
        false,
      );
    } finally {
      for (const aggregate of aggregates) this.underWay.delete(aggregate);
    }
  }

  private takeCommit(aggregate: SeasonAggregate): CommitUnit[] {
    const queued = this.pending.get(aggregate) ?? [];
    this.pending.delete(aggregate);
    // The state may be incomplete after a bug, so it is not asked for a record.
    if (failDropped({ aggregate, queued })) {
      this.lockedSinceMs.delete(aggregate);
      return [];
    }
    try {
      // Without events the record stays. The state may be in the middle of the clock's work.
      const hasEvents = queued.some(({ entry }) => entry.decided.events.length > 0);
      const record = hasEvents ? aggregate.nextRecord() : aggregate.record;
      return [{ aggregate, queued, record }];
    } catch (error) {
      this.fail({ aggregate, queued }, error);
      this.onError(error);
      return [];
    }
  }

  /** `uncertain`: the outcome of an earlier try is unknown. */
  private async commit(units: readonly CommitUnit[], uncertain: boolean): Promise<void> {
    const live = units.filter((unit) => !failDropped(unit)).map(withoutStale);
    const group = groupOf(live);
    const begunAtMs = performance.now();
    try {
      if (group !== null) await this.store.commit(group);
    } catch (error) {
      await this.retry(live, error, uncertain);
      return;
    }
    for (const unit of live) this.settle(unit, begunAtMs);
  }

  private async retry(
    units: readonly CommitUnit[],
    error: unknown,
    uncertain: boolean,
  ): Promise<void> {
    if (error instanceof StoreSilent) {
      // The store would not answer other commits either.
      for (const unit of units) this.fail(unit, error);
      return;
    }
    const [only, ...rest] = units;
    if (only !== undefined && rest.length === 0) {
      // If the earlier try may have succeeded, the conflict may be with our own commit.
      if (error instanceof ConcurrencyConflict && !uncertain) this.lose(only);
      else if (error instanceof SeasonsLocked && !uncertain) this.wait(only, error);
      else this.fail(only, error);
      return;
    }
    // One season's failure does not affect the others. Seasons that lost a race or are locked leave
    // the batch. The rest is tried again, one by one if necessary.
    const isNothingStored = error instanceof ConcurrencyConflict || error instanceof SeasonsLocked;
    const isOfNoSeason = error instanceof ConcurrencyConflict && error.isAccountKeyTaken;
    if (!isNothingStored || isOfNoSeason) {
      for (const unit of units) await this.commit([unit], uncertain || !isNothingStored);
      return;
    }
    const named = new Set(error.seasonIds);
    for (const unit of units) {
      if (named.has(unit.aggregate.id)) await this.retry([unit], error, uncertain);
    }
    const left = units.filter((unit) => !named.has(unit.aggregate.id));
    if (left.length < units.length) await this.commit(left, uncertain);
    else for (const unit of units) await this.commit([unit], uncertain);
  }

  /** Drops the season, since its stored state is unknown. It is loaded again. */
  private fail(
    { aggregate, queued }: Pick<CommitUnit, 'aggregate' | 'queued'>,
    cause: unknown,
  ): void {
    aggregate.drop();
    this.lockedSinceMs.delete(aggregate);
    const fault =
      cause instanceof UnstorableFault || cause instanceof DamagedFault
        ? cause
        : new UnavailableFault('the store did not take the commit', { cause });
    reject(queued, fault);
  }

  /** Puts the entries back, to be tried again with later decisions. Nothing is stored. */
  private wait(unit: CommitUnit, error: SeasonsLocked): void {
    const { aggregate, queued } = unit;
    const now = performance.now();
    const sinceMs = this.lockedSinceMs.get(aggregate) ?? now;
    this.locked.add(aggregate.id);
    if (now - sinceMs >= LOCKED_MS) {
      this.fail(unit, error);
      return;
    }
    this.lockedSinceMs.set(aggregate, sinceMs);
    const later = this.pending.get(aggregate) ?? [];
    // Moves the season behind the others that wait.
    this.pending.delete(aggregate);
    this.pending.set(aggregate, [...queued, ...later]);
  }

  private unlock(aggregate: SeasonAggregate): void {
    this.locked.delete(aggregate.id);
    this.lockedSinceMs.delete(aggregate);
  }

  /**
   * Rejects the entries and all later pending decisions of the season. Nothing of them is stored.
   */
  private lose({ aggregate, queued }: CommitUnit): void {
    const all = [...queued, ...(this.pending.get(aggregate) ?? [])];
    this.pending.delete(aggregate);
    this.unlock(aggregate);
    aggregate.lose(all.map(({ entry }) => entry.decided));
    reject(all, new ConcurrencyConflict([aggregate.id]));
    this.onLostRace(aggregate);
  }

  /** Publishes a stored commit. Followers learn of it even if a bug keeps it from `committed`. */
  private settle({ aggregate, queued, record }: CommitUnit, begunAtMs: number): void {
    if (this.locked.size > 0) this.unlock(aggregate);
    if (queued.some(({ entry }) => isVersioned(entry))) aggregate.verify(begunAtMs);
    const decided = queued.map(({ entry }) => entry.decided);
    const moved = decided.some(({ events }) => events.length > 0) ? record : null;
    try {
      aggregate.settle(decided, moved);
    } catch (error) {
      this.onError(error);
    }
    for (const { entry, resolve } of queued) {
      aggregate.leave(entry.decided, isVersioned(entry));
      resolve();
    }
    const notices = decided.flatMap((each) => each.notices);
    if (moved !== null) this.onCommitted(aggregate, moved.seq, notices);
  }
}

/**
 * Rejects the entries of a dropped season: their decisions must be made again. Returns true if it
 * was dropped.
 */
function failDropped({ aggregate, queued }: Pick<CommitUnit, 'aggregate' | 'queued'>): boolean {
  if (aggregate.stage !== 'DROPPED') return false;
  reject(queued, new ConcurrencyConflict([aggregate.id]));
  return true;
}

/** Rejects decisions made before another node changed the season. They must be made again. */
function withoutStale({ aggregate, queued, record }: CommitUnit): CommitUnit {
  const isStale = ({ entry: { decidedAt } }: QueuedEntry): boolean =>
    decidedAt !== null && decidedAt !== aggregate.epoch;
  if (!queued.some(isStale)) return { aggregate, queued, record };
  reject(queued.filter(isStale), new ConcurrencyConflict([aggregate.id]));
  return { aggregate, queued: queued.filter((each) => !isStale(each)), record };
}

/** True if the store accepts the entry only at the expected version. */
const isVersioned = ({ decided, decidedAt }: CommitEntry): boolean =>
  decided.events.length > 0 || decidedAt !== null;

function reject(queued: readonly QueuedEntry[], error: Error): void {
  for (const { reject: tell, entry } of queued) {
    entry.aggregate.leave(entry.decided, isVersioned(entry));
    tell(error);
  }
}

/** Null if there is nothing to write. */
function groupOf(units: readonly CommitUnit[]): GroupCommit | null {
  const seasons = units.flatMap((unit) => seasonCommitOf(unit) ?? []);
  const accountAnswers = units.flatMap(({ queued }) =>
    queued.flatMap(({ entry }) => entry.accountAnswer ?? []),
  );
  return seasons.length + accountAnswers.length === 0 ? null : { seasons, accountAnswers };
}

/** Null if the season has nothing to write or compare. */
function seasonCommitOf({ aggregate, queued, record }: CommitUnit): SeasonCommit | null {
  const answers = queued.flatMap(({ entry }) => entry.answer ?? []);
  const isNothing = answers.length === 0 && !queued.some(({ entry }) => isVersioned(entry));
  if (record === null || isNothing) return null;
  const decided = queued.map(({ entry }) => entry.decided);
  return {
    record,
    expectedSeq: aggregate.committedSeq,
    ...(aggregate.record === null ? {} : { before: aggregate.record }),
    events: decided.flatMap((each) => each.events),
    changes: decided.flatMap((each) => each.changes),
    secrets: decided.flatMap((each) => each.secrets),
    answers,
    notices: decided.flatMap((each) => each.notices),
  };
}
