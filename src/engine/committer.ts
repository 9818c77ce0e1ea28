import type { RowChange, SeasonId } from '../kernel';
import type { Cell, Uncommitted } from './cell';
import { UnavailableFault } from './engine';
import { StoreSilent, VersionConflict } from './ports';
import type { Answer, JournalRow, Notice, SeasonCommit, SeasonRecord, SeasonStore } from './ports';

/** What one decision adds to the season. */
export type Entry = Uncommitted & {
  readonly cell: Cell;
  readonly events: readonly JournalRow[];
  readonly notices: readonly Notice[];
  readonly answer: Answer | null;
  /** Whether the answer's key belongs to the account alone: there was no season yet. */
  readonly looseAnswer: boolean;
};

/** The season was changed by another node meanwhile: take that in and decide again. */
export class LostRace extends Error {
  override readonly name = 'LostRace';
}

type Waiting = {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
/** What a season has for one commit, and its record after it. */
type Unit = {
  readonly cell: Cell;
  readonly waiting: readonly Waiting[];
  readonly record: SeasonRecord;
};

/**
 * The group commit: whatever is decided while one commit runs goes into the next, across seasons.
 * One command alone is committed at once.
 */
export class Committer {
  private readonly pending = new Map<Cell, Waiting[]>();
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: SeasonStore,
    private readonly onCommitted: (cell: Cell, seq: number, notices: readonly Notice[]) => void,
    private readonly onLost: (cell: Cell) => void,
  ) {}

  /** Resolves when the entry is on disk; rejects with `LostRace` or `UnavailableFault`. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { entry, resolve, reject };
      const others = this.pending.get(entry.cell);
      if (others === undefined) this.pending.set(entry.cell, [waiting]);
      else others.push(waiting);
      entry.cell.pending += 1;
      if (entry.events.length > 0) entry.cell.ahead += 1;
      this.running ??= this.run();
    });
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.pending.size > 0) {
        // SQLite writes without giving way: whatever has come in by now, on any connection, is
        // read and decided first, and goes together.
        await endOfTurn();
        await this.commit(this.takeUnits(), false);
      }
    } finally {
      this.running = null;
    }
  }

  private takeUnits(): Unit[] {
    const taken = [...this.pending];
    this.pending.clear();
    return taken.flatMap(([cell, waiting]) => {
      // Half changed by a bug, its state may not even have a record.
      if (failDropped({ cell, waiting })) return [];
      return [{ cell, waiting, record: cell.nextRecord() }];
    });
  }

  /** `uncertain`: it was tried before, and nobody knows what became of it. */
  private async commit(units: readonly Unit[], uncertain: boolean): Promise<void> {
    const live = units.filter((unit) => !failDropped(unit));
    const batch = live.flatMap(commitsOf);
    try {
      if (batch.length > 0) await this.store.commit(batch);
    } catch (error) {
      await this.retry(live, error, uncertain);
      return;
    }
    for (const unit of live) this.settle(unit);
  }

  private async retry(units: readonly Unit[], error: unknown, uncertain: boolean): Promise<void> {
    if (error instanceof StoreSilent) {
      // Of any other commit there would be no answer either.
      for (const unit of units) this.fail(unit, error);
      return;
    }
    const [only, ...rest] = units;
    if (only !== undefined && rest.length === 0) {
      // When the first try may have succeeded after all, the conflict may be with ourselves.
      if (error instanceof VersionConflict && !uncertain) this.lose(only);
      else this.fail(only, error);
      return;
    }
    // One season's trouble is its own: those that lost a race go, the others go singly or on.
    const named = error instanceof VersionConflict ? new Set<string>(error.seasonIds) : null;
    if (named === null || named.has('')) {
      for (const unit of units) await this.commit([unit], named === null);
      return;
    }
    for (const unit of units) if (named.has(unit.cell.id)) this.lose(unit);
    const left = units.filter((unit) => !named.has(unit.cell.id));
    if (left.length < units.length) await this.commit(left, uncertain);
    else for (const unit of units) await this.commit([unit], uncertain);
  }

  /** Nobody knows what is stored: the season is loaded anew. */
  private fail({ cell, waiting }: Unit, cause: unknown): void {
    cell.dropped = true;
    reject(waiting, new UnavailableFault('the store did not take the commit', { cause }));
  }

  /** Nothing of it is stored; with it goes what was decided after it and waits for the next. */
  private lose({ cell, waiting }: Unit): void {
    const all = [...waiting, ...(this.pending.get(cell) ?? [])];
    this.pending.delete(cell);
    if (cell.record === null) cell.dropped = true;
    else cell.fallBack(all.map(({ entry }) => entry));
    reject(all, new LostRace());
    this.onLost(cell);
  }

  private settle({ cell, waiting, record }: Unit): void {
    for (const { entry } of waiting) {
      cell.committed.absorb(entry.changes);
      cell.remember(entry.events);
      done(entry);
    }
    const hasEvents = waiting.some(({ entry }) => entry.events.length > 0);
    if (hasEvents) {
      cell.record = record;
      cell.lostRaces = 0;
    }
    for (const { resolve } of waiting) resolve();
    const notices = waiting.flatMap(({ entry }) => entry.notices);
    if (hasEvents) this.onCommitted(cell, record.seq, notices);
  }
}

/** What was decided on a state that has been dropped must be decided again. */
function failDropped({ cell, waiting }: Pick<Unit, 'cell' | 'waiting'>): boolean {
  if (cell.dropped) reject(waiting, new LostRace());
  return cell.dropped;
}

function reject(waiting: readonly Waiting[], error: Error): void {
  for (const { reject: tell, entry } of waiting) {
    done(entry);
    tell(error);
  }
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

function done({ cell, events }: Entry): void {
  cell.pending -= 1;
  if (events.length > 0) cell.ahead -= 1;
}

/** A season's commit, and beside it the answers that belong to no season. */
function commitsOf({ cell, waiting, record }: Unit): SeasonCommit[] {
  const entries = waiting.map(({ entry }) => entry);
  const changes = new Map<string, RowChange>();
  for (const entry of entries) {
    for (const change of entry.changes) changes.set(`${change.table} ${change.id}`, change);
  }
  const answers = (loose: boolean): Answer[] =>
    entries.flatMap((e) => (e.answer !== null && e.looseAnswer === loose ? [e.answer] : []));
  const commit: SeasonCommit = {
    record,
    expectedSeq: cell.record?.seq ?? 0,
    events: entries.flatMap((entry) => entry.events),
    changes: [...changes.values()],
    secrets: entries.flatMap((entry) => entry.secrets),
    answers: answers(false),
    notices: entries.flatMap((entry) => entry.notices),
  };
  const loose = answers(true);
  const isNothing = commit.events.length === 0 && commit.answers.length === 0;
  if (loose.length === 0) return isNothing ? [] : [commit];
  const nowhere = { ...record, id: '' as SeasonId };
  const beside = { ...commit, record: nowhere, events: [], changes: [], secrets: [], notices: [] };
  return commit.events.length === 0
    ? [{ ...beside, answers: loose }]
    : [commit, { ...beside, answers: loose }];
}
