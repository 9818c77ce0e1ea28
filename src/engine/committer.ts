import type { RowChange, SeasonId, Stamped } from '../kernel';
import type { SeasonAggregate } from './season-aggregate';
import { CannotKeep, DamagedFault } from './damaged';
import { UnavailableFault } from './engine';
import type { SeasonEvent } from './games';
import { ConcurrencyConflict, SeasonsLocked, StoreSilent } from './ports';
import type { Answer, GroupCommit, Notice, SeasonCommit, SeasonRecord, SeasonStore } from './ports';
import type { Uncommitted } from './working';

/** The addition of one decision to the season. */
export type Entry = {
  readonly cell: SeasonAggregate;
  readonly decided: Uncommitted;
  readonly answer: Answer | null;
  /** In place of `answer`, for a command that makes a season. */
  readonly looseAnswer: Answer | null;
  /**
   * For a decision without events that may depend on other nodes' changes: the cell's `turns` at
   * the decision. It is stored and answered only if the stored season is the one of the decision.
   * Null if nothing can have changed, or the events are the proof.
   */
  readonly decidedAt: number | null;
};

/** Nobody asked for it. */
export function entryOf(cell: SeasonAggregate, events: readonly Stamped<SeasonEvent>[]): Entry {
  const decided = cell.take(events);
  return { cell, decided, answer: null, looseAnswer: null, decidedAt: null };
}

type Waiting = {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
/** A season's part of one commit, and its record after it; null if the commit does not make the season. */
type Unit = {
  readonly cell: SeasonAggregate;
  readonly waiting: readonly Waiting[];
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
  private readonly pending = new Map<SeasonAggregate, Waiting[]>();
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
      cell: SeasonAggregate,
      seq: number,
      notices: readonly Notice[],
    ) => void,
    private readonly onLost: (cell: SeasonAggregate) => void,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.commitsAtOnce = store.commitsAtOnce ?? 1;
  }

  /** Resolves when the entry is on disk; rejects with `ConcurrencyConflict` or `UnavailableFault`. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { entry, resolve, reject };
      const others = this.pending.get(entry.cell);
      if (others === undefined) this.pending.set(entry.cell, [waiting]);
      else others.push(waiting);
      entry.cell.enter(entry.decided);
      this.added += 1;
      if (this.lanes.size === 0 || this.locked.size > 0) this.serve();
      else this.lookLater();
    });
  }

  /** Resolves once nothing is pending. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all([...this.lanes].map(({ run }) => run));
  }

  /** Starts the needed commits for pending entries. */
  private serve(): void {
    const lanes = [...this.lanes];
    const ordinary = lanes.filter(({ kind }) => kind === 'ordinary');
    const lateMs = performance.now() - LATE_MS;
    const mayBegin =
      ordinary.length < this.commitsAtOnce && ordinary.every(({ sinceMs }) => sinceMs < lateMs);
    if (mayBegin && this.takeable('ordinary')) this.begin('ordinary');
    const others = lanes.length - ordinary.length;
    if (others < LOCKED_AT_ONCE && this.takeable('locked')) this.begin('locked');
    if (this.pending.size > 0) this.lookLater();
  }

  /** Checks later whether a commit has become late. */
  private lookLater(): void {
    if (this.commitsAtOnce === 1) return;
    this.alarm ??= setTimeout(() => {
      this.alarm = null;
      if (this.pending.size > 0) this.serve();
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
        const cells = this.takeable(lane.kind);
        if (cells === null) return;
        lane.sinceMs = performance.now();
        await this.commitCells(cells);
      }
    } finally {
      this.lanes.delete(lane);
      if (this.pending.size > 0) this.serve();
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

  /** The seasons whose turn it is, of those with pending entries and nothing under way. */
  private takeable(kind: LaneKind): readonly SeasonAggregate[] | null {
    const cells: SeasonAggregate[] = [];
    for (const cell of this.pending.keys()) {
      if (this.underWay.has(cell)) continue;
      if (this.locked.has(cell.id) !== (kind === 'locked')) continue;
      cells.push(cell);
      // The one that has waited longest, alone.
      if (kind === 'locked') break;
    }
    return cells.length === 0 ? null : cells;
  }

  private async commitCells(cells: readonly SeasonAggregate[]): Promise<void> {
    for (const cell of cells) this.underWay.add(cell);
    try {
      await this.commit(
        cells.flatMap((cell) => this.takeUnit(cell)),
        false,
      );
    } finally {
      for (const cell of cells) this.underWay.delete(cell);
    }
  }

  private takeUnit(cell: SeasonAggregate): Unit[] {
    const waiting = this.pending.get(cell) ?? [];
    this.pending.delete(cell);
    // If a bug left it incomplete, its state may not even have a record.
    if (failDropped({ cell, waiting })) {
      this.lockedSinceMs.delete(cell);
      return [];
    }
    try {
      return [{ cell, waiting, record: cell.nextRecord() }];
    } catch (error) {
      this.fail({ cell, waiting }, error);
      this.onTrouble(error);
      return [];
    }
  }

  /** `uncertain`: an earlier try has an unknown outcome. */
  private async commit(units: readonly Unit[], uncertain: boolean): Promise<void> {
    const live = units.filter((unit) => !failDropped(unit)).map(withoutOvertaken);
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

  private async retry(units: readonly Unit[], error: unknown, uncertain: boolean): Promise<void> {
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
    const isOfNoSeason = error instanceof ConcurrencyConflict && error.isLooseKeyTaken;
    if (!isNothingStored || isOfNoSeason) {
      for (const unit of units) await this.commit([unit], uncertain || !isNothingStored);
      return;
    }
    const named = new Set(error.seasonIds);
    for (const unit of units) {
      if (named.has(unit.cell.id)) await this.retry([unit], error, uncertain);
    }
    const left = units.filter((unit) => !named.has(unit.cell.id));
    if (left.length < units.length) await this.commit(left, uncertain);
    else for (const unit of units) await this.commit([unit], uncertain);
  }

  /** The stored state is unknown: the season is loaded again. */
  private fail({ cell, waiting }: Pick<Unit, 'cell' | 'waiting'>, cause: unknown): void {
    cell.drop();
    this.lockedSinceMs.delete(cell);
    const fault =
      cause instanceof CannotKeep || cause instanceof DamagedFault
        ? cause
        : new UnavailableFault('the store did not take the commit', { cause });
    reject(waiting, fault);
  }

  /** Nothing of it is stored; it is tried again, together with later decisions. */
  private wait(unit: Unit, error: SeasonsLocked): void {
    const { cell, waiting } = unit;
    const now = performance.now();
    const sinceMs = this.lockedSinceMs.get(cell) ?? now;
    this.locked.add(cell.id);
    if (now - sinceMs >= LOCKED_MS) {
      this.fail(unit, error);
      return;
    }
    this.lockedSinceMs.set(cell, sinceMs);
    const later = this.pending.get(cell) ?? [];
    // Behind the other waiting seasons.
    this.pending.delete(cell);
    this.pending.set(cell, [...waiting, ...later]);
  }

  private unlock(cell: SeasonAggregate): void {
    this.locked.delete(cell.id);
    this.lockedSinceMs.delete(cell);
  }

  /** Nothing of it is stored; later pending decisions are dropped with it. */
  private lose({ cell, waiting }: Unit): void {
    const all = [...waiting, ...(this.pending.get(cell) ?? [])];
    this.pending.delete(cell);
    this.unlock(cell);
    cell.lose(all.map(({ entry }) => entry.decided));
    reject(all, new ConcurrencyConflict([cell.id]));
    this.onLost(cell);
  }

  /** Followers learn what is on disk, even if a bug keeps it out of the public state here. */
  private settle({ cell, waiting, record }: Unit, begunAtMs: number): void {
    if (this.locked.size > 0) this.unlock(cell);
    if (waiting.some(isVersioned)) cell.verify(begunAtMs);
    const decided = waiting.map(({ entry }) => entry.decided);
    const moved = decided.some(({ events }) => events.length > 0) ? record : null;
    try {
      cell.settle(decided, moved);
    } catch (error) {
      this.onTrouble(error);
    }
    for (const { entry, resolve } of waiting) {
      cell.leave(entry.decided);
      resolve();
    }
    const notices = decided.flatMap((each) => each.notices);
    if (moved !== null) this.onCommitted(cell, moved.seq, notices);
  }
}

/** Decisions on a dropped state must be made again. */
function failDropped({ cell, waiting }: Pick<Unit, 'cell' | 'waiting'>): boolean {
  if (cell.stage !== 'DROPPED') return false;
  reject(waiting, new ConcurrencyConflict([cell.id]));
  return true;
}

/** Decisions made before a foreign change of the state must be made again, too. */
function withoutOvertaken({ cell, waiting, record }: Unit): Unit {
  const isOvertaken = ({ entry: { decidedAt } }: Waiting): boolean =>
    decidedAt !== null && decidedAt !== cell.turns;
  if (!waiting.some(isOvertaken)) return { cell, waiting, record };
  reject(waiting.filter(isOvertaken), new ConcurrencyConflict([cell.id]));
  return { cell, waiting: waiting.filter((each) => !isOvertaken(each)), record };
}

/** Whether the store accepts it only if nobody was faster. */
const isVersioned = ({ entry }: Waiting): boolean =>
  entry.decided.events.length > 0 || entry.decidedAt !== null;

function reject(waiting: readonly Waiting[], error: Error): void {
  for (const { reject: tell, entry } of waiting) {
    entry.cell.leave(entry.decided);
    tell(error);
  }
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Null if nothing is to be written. */
function groupOf(units: readonly Unit[]): GroupCommit | null {
  const seasons = units.flatMap((unit) => seasonCommitOf(unit) ?? []);
  const looseAnswers = units.flatMap(({ waiting }) =>
    waiting.flatMap(({ entry }) => entry.looseAnswer ?? []),
  );
  return seasons.length + looseAnswers.length === 0 ? null : { seasons, looseAnswers };
}

/** Null for a season without anything to write or compare. */
function seasonCommitOf({ cell, waiting, record }: Unit): SeasonCommit | null {
  const answers = waiting.flatMap(({ entry }) => entry.answer ?? []);
  const isNothing = answers.length === 0 && !waiting.some(isVersioned);
  if (record === null || isNothing) return null;
  const changes = new Map<string, RowChange>();
  const decided = waiting.map(({ entry }) => entry.decided);
  for (const each of decided) {
    for (const change of each.changes) changes.set(`${change.table} ${change.id}`, change);
  }
  return {
    record,
    expectedSeq: cell.committedSeq,
    ...(cell.record === null ? {} : { before: cell.record }),
    events: decided.flatMap((each) => each.events),
    changes: [...changes.values()],
    secrets: decided.flatMap((each) => each.secrets),
    answers,
    notices: decided.flatMap((each) => each.notices),
  };
}
