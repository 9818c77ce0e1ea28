import type { RowChange, SeasonId, Stamped } from '../kernel';
import type { Cell } from './cell';
import { CannotKeep, DamagedFault } from './damaged';
import { UnavailableFault } from './engine';
import type { SeasonEvent } from './games';
import { LostRace, SeasonsLocked, StoreSilent } from './ports';
import type { Answer, GroupCommit, Notice, SeasonCommit, SeasonRecord, SeasonStore } from './ports';
import type { Uncommitted } from './working';

/** What one decision adds to the season. */
export type Entry = {
  readonly cell: Cell;
  readonly decided: Uncommitted;
  readonly answer: Answer | null;
  /** In place of `answer` for a command that asked for a new season. */
  readonly looseAnswer: Answer | null;
  /**
   * For a decision that changes nothing and may rest on what other nodes have changed meanwhile:
   * the cell's `turns` when it was taken. It is kept, and told, only if the season is stored as it
   * was decided on. Null where nothing can have changed, or the events are the proof.
   */
  readonly decidedAt: number | null;
};

/** Nobody asked for it. */
export function entryOf(cell: Cell, events: readonly Stamped<SeasonEvent>[]): Entry {
  const decided = cell.take(events);
  return { cell, decided, answer: null, looseAnswer: null, decidedAt: null };
}

type Waiting = {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
/**
 * What a season has for one commit, and its record after it; null when the commit does not make the
 * season.
 */
type Unit = {
  readonly cell: Cell;
  readonly waiting: readonly Waiting[];
  readonly record: SeasonRecord | null;
};

type LaneKind = 'ordinary' | 'locked';
/** Commits, one after another. */
type Lane = { readonly kind: LaneKind; sinceMs: number; run: Promise<void> };

/** How long whatever comes in successive turns of the loop is gathered for one commit. */
const GATHER_MS = 5;
/** How long a commit may take before one of other seasons begins beside it. */
const LATE_MS = 50;
/** How many of the seasons that were found locked are tried at once. */
const LOCKED_AT_ONCE = 2;
/** How long commands wait for a season, or for an inbox of theirs, that another node holds. */
const LOCKED_MS = 2_000;

/**
 * The group commit: whatever is decided while one commit runs goes into the next, across seasons.
 * One command alone is committed at once. Each season has one commit under way at most. Where the
 * store can take several, one that is late does not hold up the others, and seasons that another
 * node keeps locked are tried by themselves.
 */
export class Committer {
  private readonly pending = new Map<Cell, Waiting[]>();
  private readonly underWay = new Set<Cell>();
  private readonly lanes = new Set<Lane>();
  /** Those that were found locked, and not committed since. */
  private readonly locked = new Set<SeasonId>();
  /** Since when what they have pending has waited for that. */
  private readonly lockedSinceMs = new Map<Cell, number>();
  private alarm: NodeJS.Timeout | null = null;
  /** How many entries there were so far. */
  private added = 0;
  private readonly commitsAtOnce: number;

  constructor(
    private readonly store: SeasonStore,
    private readonly onCommitted: (cell: Cell, seq: number, notices: readonly Notice[]) => void,
    private readonly onLost: (cell: Cell) => void,
    private readonly onTrouble: (error: unknown) => void,
  ) {
    this.commitsAtOnce = store.commitsAtOnce ?? 1;
  }

  /** Resolves when the entry is on disk; rejects with `LostRace` or `UnavailableFault`. */
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

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.lanes.size > 0) await Promise.all([...this.lanes].map(({ run }) => run));
  }

  /** Begins what is needed for what is pending. */
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

  /** Whether a commit has become late meanwhile. */
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
   * A commit costs much the same whatever is in it, and SQLite writes without giving way: while each
   * turn of the loop brings more, from any connection, that is read and decided first.
   */
  private async gather(): Promise<void> {
    const sinceMs = performance.now();
    let before: number;
    do {
      before = this.added;
      await endOfTurn();
    } while (this.added > before && performance.now() - sinceMs < GATHER_MS);
  }

  /** The seasons whose turn it is, of those with something pending and nothing under way. */
  private takeable(kind: LaneKind): readonly Cell[] | null {
    const cells: Cell[] = [];
    for (const cell of this.pending.keys()) {
      if (this.underWay.has(cell)) continue;
      if (this.locked.has(cell.id) !== (kind === 'locked')) continue;
      cells.push(cell);
      // The one that has waited longest, by itself.
      if (kind === 'locked') break;
    }
    return cells.length === 0 ? null : cells;
  }

  private async commitCells(cells: readonly Cell[]): Promise<void> {
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

  private takeUnit(cell: Cell): Unit[] {
    const waiting = this.pending.get(cell) ?? [];
    this.pending.delete(cell);
    // If a bug left it half changed, its state may not even have a record.
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

  /** `uncertain`: it was tried before, and nobody knows what became of it. */
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
      // Any other commit would not be answered either.
      for (const unit of units) this.fail(unit, error);
      return;
    }
    const [only, ...rest] = units;
    if (only !== undefined && rest.length === 0) {
      // When the first try may have succeeded after all, the conflict may be with ourselves.
      if (error instanceof LostRace && !uncertain) this.lose(only);
      else if (error instanceof SeasonsLocked && !uncertain) this.wait(only, error);
      else this.fail(only, error);
      return;
    }
    // One season's trouble is its own: those that lost a race or are locked go, the others go on,
    // or singly.
    const isNothingStored = error instanceof LostRace || error instanceof SeasonsLocked;
    const isOfNoSeason = error instanceof LostRace && error.isLooseKeyTaken;
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

  /** Nobody knows what is stored: the season is loaded again. */
  private fail({ cell, waiting }: Pick<Unit, 'cell' | 'waiting'>, cause: unknown): void {
    cell.drop();
    this.lockedSinceMs.delete(cell);
    const fault =
      cause instanceof CannotKeep || cause instanceof DamagedFault
        ? cause
        : new UnavailableFault('the store did not take the commit', { cause });
    reject(waiting, fault);
  }

  /** Nothing of it is stored, and it is tried again, together with what was decided after it. */
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
    // Behind the other seasons that wait.
    this.pending.delete(cell);
    this.pending.set(cell, [...waiting, ...later]);
  }

  private unlock(cell: Cell): void {
    this.locked.delete(cell.id);
    this.lockedSinceMs.delete(cell);
  }

  /** Nothing of it is stored; with it goes what was decided after it and waits for the next. */
  private lose({ cell, waiting }: Unit): void {
    const all = [...waiting, ...(this.pending.get(cell) ?? [])];
    this.pending.delete(cell);
    this.unlock(cell);
    cell.lose(all.map(({ entry }) => entry.decided));
    reject(all, new LostRace([cell.id]));
    this.onLost(cell);
  }

  /** What is on disk is told, even when a bug keeps it out of what everybody sees here. */
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

/** Decisions on a state that has been dropped must be made again. */
function failDropped({ cell, waiting }: Pick<Unit, 'cell' | 'waiting'>): boolean {
  if (cell.stage !== 'DROPPED') return false;
  reject(waiting, new LostRace([cell.id]));
  return true;
}

/** Decisions made before something else got into the state must be made again, too. */
function withoutOvertaken({ cell, waiting, record }: Unit): Unit {
  const isOvertaken = ({ entry: { decidedAt } }: Waiting): boolean =>
    decidedAt !== null && decidedAt !== cell.turns;
  if (!waiting.some(isOvertaken)) return { cell, waiting, record };
  reject(waiting.filter(isOvertaken), new LostRace([cell.id]));
  return { cell, waiting: waiting.filter((each) => !isOvertaken(each)), record };
}

/** Whether the store takes it only if nobody was faster. */
const isVersioned = ({ entry }: Waiting): boolean =>
  entry.decided.events.length > 0 || entry.decidedAt !== null;

function reject(waiting: readonly Waiting[], error: Error): void {
  for (const { reject: tell, entry } of waiting) {
    entry.cell.leave(entry.decided);
    tell(error);
  }
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Null when there is nothing to be written. */
function groupOf(units: readonly Unit[]): GroupCommit | null {
  const seasons = units.flatMap((unit) => seasonCommitOf(unit) ?? []);
  const looseAnswers = units.flatMap(({ waiting }) =>
    waiting.flatMap(({ entry }) => entry.looseAnswer ?? []),
  );
  return seasons.length + looseAnswers.length === 0 ? null : { seasons, looseAnswers };
}

/** Null for a season of which nothing is written or compared. */
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
