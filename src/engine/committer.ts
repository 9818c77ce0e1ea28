import type { RowChange, SeasonId, Stamped } from '../kernel';
import type { SeasonAggregate } from './season-aggregate';
import { UnstorableFault, DamagedFault } from './data-faults';
import { UnavailableFault } from './engine';
import type { SeasonEvent } from './games';
import { ConcurrencyConflict, SeasonsLocked, StoreSilent } from './ports';
import type { Answer, GroupCommit, Notice, SeasonCommit, SeasonRecord, SeasonStore } from './ports';
import type { PendingCommit } from './working-state';

/** The addition of one decision to the season. */
export type CommitEntry = {
  readonly aggregate: SeasonAggregate;
  readonly decided: PendingCommit;
  readonly answer: Answer | null;
  /** In place of `answer`, for a command that makes a season. */
  readonly accountAnswer: Answer | null;
  /**
   * For a decision without events that may depend on other nodes' changes: the aggregate's `epoch` at
   * the decision. It is stored and answered only if the stored season is the one of the decision.
   * Null if nothing can have changed, or the events are the proof.
   */
  readonly decidedAt: number | null;
};

/** An internal commit, without a command. */
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
/** A season's part of one commit, and its record after it; null if the commit does not make the season. */
type CommitUnit = {
  readonly aggregate: SeasonAggregate;
  readonly queued: readonly QueuedEntry[];
  readonly record: SeasonRecord | null;
};

type LaneKind = 'ordinary' | 'locked';
/** A sequence of commits. */
type Lane = { readonly kind: LaneKind; sinceMs: number; run: Promise<void> };

/** The time for which decisions of successive turns of the loop are gathered for one commit. */
const GATHER_MS = 5;
/** The time after which a late commit gets another beside it, for other seasons. */
const LATE_MS = 50;
/** The number of locked seasons tried at once. */
const LOCKED_AT_ONCE = 2;
/** The longest wait of commands for a season, or an inbox, that another node holds. */
const LOCKED_MS = 2_000;

/**
 * The group commit: all decisions made while one commit runs go into the next, across seasons. A
 * single command is committed at once. Each season has at most one commit under way. If the store
 * takes several at once, a late one does not delay the others, and seasons that another node keeps
 * locked are tried alone.
 */
export class Committer {
  private readonly pending = new Map<SeasonAggregate, QueuedEntry[]>();
  private readonly underWay = new Set<SeasonAggregate>();
  private readonly lanes = new Set<Lane>();
  /** The seasons that were found locked, and not committed since. */
  private readonly locked = new Set<SeasonId>();
  /** The begin of the wait of pending entries for a locked season. */
  private readonly lockedSinceMs = new Map<SeasonAggregate, number>();
  private alarm: NodeJS.Timeout | null = null;
  /** The number of entries so far. */
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
      entry.aggregate.enter(entry.decided);
      this.added += 1;
      if (this.lanes.size === 0 || this.locked.size > 0) this.startCommits();
      else this.checkLater();
    });
  }

  /** Resolves once nothing is pending. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all([...this.lanes].map(({ run }) => run));
  }

  /** Starts the needed commits for pending entries. */
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

  /** Checks later whether a commit has become late. */
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
   * A commit costs much the same whatever its contents, and SQLite writes without yielding: while
   * each turn of the loop brings more from any connection, that is read and decided first.
   */
  private async gather(): Promise<void> {
    const sinceMs = performance.now();
    let before: number;
    do {
      before = this.added;
      await endOfTurn();
    } while (this.added > before && performance.now() - sinceMs < GATHER_MS);
  }

  /** The next seasons to commit: those with pending entries and nothing under way. */
  private takeable(kind: LaneKind): readonly SeasonAggregate[] | null {
    const aggregates: SeasonAggregate[] = [];
    for (const aggregate of this.pending.keys()) {
      if (this.underWay.has(aggregate)) continue;
      if (this.locked.has(aggregate.id) !== (kind === 'locked')) continue;
      aggregates.push(aggregate);
      // The one that has waited longest, alone.
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
    // If a bug left it incomplete, its state may not even have a record.
    if (failDropped({ aggregate, queued })) {
      this.lockedSinceMs.delete(aggregate);
      return [];
    }
    try {
      return [{ aggregate, queued, record: aggregate.nextRecord() }];
    } catch (error) {
      this.fail({ aggregate, queued }, error);
      this.onError(error);
      return [];
    }
  }

  /** `uncertain`: an earlier try has an unknown outcome. */
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
      // Other commits would get no answer, either.
      for (const unit of units) this.fail(unit, error);
      return;
    }
    const [only, ...rest] = units;
    if (only !== undefined && rest.length === 0) {
      // If the first try may have succeeded after all, the conflict may be with ourselves.
      if (error instanceof ConcurrencyConflict && !uncertain) this.lose(only);
      else if (error instanceof SeasonsLocked && !uncertain) this.wait(only, error);
      else this.fail(only, error);
      return;
    }
    // One season's trouble is its own: those that lost a race or are locked leave, the others go
    // on, alone if need be.
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

  /** The stored state is unknown: the season is loaded again. */
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

  /** Nothing of it is stored; it is tried again, together with later decisions. */
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
    // Behind the other waiting seasons.
    this.pending.delete(aggregate);
    this.pending.set(aggregate, [...queued, ...later]);
  }

  private unlock(aggregate: SeasonAggregate): void {
    this.locked.delete(aggregate.id);
    this.lockedSinceMs.delete(aggregate);
  }

  /** Nothing of it is stored; later pending decisions are dropped with it. */
  private lose({ aggregate, queued }: CommitUnit): void {
    const all = [...queued, ...(this.pending.get(aggregate) ?? [])];
    this.pending.delete(aggregate);
    this.unlock(aggregate);
    aggregate.lose(all.map(({ entry }) => entry.decided));
    reject(all, new ConcurrencyConflict([aggregate.id]));
    this.onLostRace(aggregate);
  }

  /** Followers learn what is on disk, even if a bug keeps it out of the public state here. */
  private settle({ aggregate, queued, record }: CommitUnit, begunAtMs: number): void {
    if (this.locked.size > 0) this.unlock(aggregate);
    if (queued.some(isVersioned)) aggregate.verify(begunAtMs);
    const decided = queued.map(({ entry }) => entry.decided);
    const moved = decided.some(({ events }) => events.length > 0) ? record : null;
    try {
      aggregate.settle(decided, moved);
    } catch (error) {
      this.onError(error);
    }
    for (const { entry, resolve } of queued) {
      aggregate.leave(entry.decided);
      resolve();
    }
    const notices = decided.flatMap((each) => each.notices);
    if (moved !== null) this.onCommitted(aggregate, moved.seq, notices);
  }
}

/** Decisions on a dropped state must be made again. */
function failDropped({ aggregate, queued }: Pick<CommitUnit, 'aggregate' | 'queued'>): boolean {
  if (aggregate.stage !== 'DROPPED') return false;
  reject(queued, new ConcurrencyConflict([aggregate.id]));
  return true;
}

/** Decisions made before a foreign change of the state must be made again, too. */
function withoutStale({ aggregate, queued, record }: CommitUnit): CommitUnit {
  const isStale = ({ entry: { decidedAt } }: QueuedEntry): boolean =>
    decidedAt !== null && decidedAt !== aggregate.epoch;
  if (!queued.some(isStale)) return { aggregate, queued, record };
  reject(queued.filter(isStale), new ConcurrencyConflict([aggregate.id]));
  return { aggregate, queued: queued.filter((each) => !isStale(each)), record };
}

/** Whether the store accepts it only if nobody was faster. */
const isVersioned = ({ entry }: QueuedEntry): boolean =>
  entry.decided.events.length > 0 || entry.decidedAt !== null;

function reject(queued: readonly QueuedEntry[], error: Error): void {
  for (const { reject: tell, entry } of queued) {
    entry.aggregate.leave(entry.decided);
    tell(error);
  }
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Null if nothing is to be written. */
function groupOf(units: readonly CommitUnit[]): GroupCommit | null {
  const seasons = units.flatMap((unit) => seasonCommitOf(unit) ?? []);
  const accountAnswers = units.flatMap(({ queued }) =>
    queued.flatMap(({ entry }) => entry.accountAnswer ?? []),
  );
  return seasons.length + accountAnswers.length === 0 ? null : { seasons, accountAnswers };
}

/** Null for a season without anything to write or compare. */
function seasonCommitOf({ aggregate, queued, record }: CommitUnit): SeasonCommit | null {
  const answers = queued.flatMap(({ entry }) => entry.answer ?? []);
  const isNothing = answers.length === 0 && !queued.some(isVersioned);
  if (record === null || isNothing) return null;
  const changes = new Map<string, RowChange>();
  const decided = queued.map(({ entry }) => entry.decided);
  for (const each of decided) {
    for (const change of each.changes) changes.set(`${change.table} ${change.id}`, change);
  }
  return {
    record,
    expectedSeq: aggregate.committedSeq,
    ...(aggregate.record === null ? {} : { before: aggregate.record }),
    events: decided.flatMap((each) => each.events),
    changes: [...changes.values()],
    secrets: decided.flatMap((each) => each.secrets),
    answers,
    notices: decided.flatMap((each) => each.notices),
  };
}
