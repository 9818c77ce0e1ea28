import { inOnePiece, instant, invariant, required } from '../kernel';
import type { Instant, Meter, SeasonId, Stamped, Stepwise } from '../kernel';
import type { Outage } from '../season';
import type { AccountCommand } from './game';
import { GAMES } from './games';
import type { AnyGame, SeasonCommand, SeasonEvent, SeasonKind, SeasonState, Topic } from './games';
import { NextDue } from './next-due';
import { ConcurrencyConflict } from './ports';
import type { JournalRow, JournalStretch, SealedSecret, SeasonRecord, StoredSeason } from './ports';
import { RecentEvents } from './recent-events';
import type { Sealing } from './sealing';
import { WorkingState } from './working-state';
import type { Decision, PendingCommit } from './working-state';

/** The stage of a season in memory, and its public record. */
type Lifecycle =
  /** The season is being made; nothing of it is stored. */
  | { readonly stage: 'FRESH'; readonly record: null }
  /** The stored season, plus the commits under way. */
  | { readonly stage: 'LIVE'; readonly record: SeasonRecord }
  /** Another node committed first. Its events must be folded before the next decision. */
  | { readonly stage: 'BEHIND'; readonly record: SeasonRecord }
  /** The stored state may differ. The season must be loaded again. */
  | { readonly stage: 'DROPPED'; readonly record: SeasonRecord | null };

export type Stage = Lifecycle['stage'];

/**
 * A season in memory, in two copies. `working` includes the commits under way and is the basis of
 * decisions; `committed` is the public state. The transitions between the stages:
 *
 *               decide         advance        settle     lose       fold       drop
 *     FRESH     FRESH          a bug          LIVE       DROPPED    a bug      DROPPED
 *     LIVE      LIVE           LIVE           LIVE       BEHIND     LIVE       DROPPED
 *     BEHIND    a lost race    a lost race    a bug      BEHIND     LIVE       DROPPED
 *     DROPPED   a lost race    a lost race    DROPPED    DROPPED    DROPPED    DROPPED
 *
 * A bug, even in the rules, drops the season, unless `decide` can undo its changes.
 */
export class SeasonAggregate {
  readonly game: AnyGame;
  readonly committed: SeasonState;
  private readonly working: WorkingState;
  private readonly visiblyDue: NextDue;
  private lifecycle: Lifecycle = { stage: 'FRESH', record: null };
  /** The instant of the last event in `committed`. */
  private committedAtMs: Instant = instant(0);
  private recentEvents: RecentEvents;
  /** The number of pending commits, of those with events, and of those that may lose a race. */
  private pending = 0;
  private pendingWithEvents = 0;
  private pendingVersioned = 0;
  private workInProgress: Promise<void> | null = null;
  private workingEpoch = 0;
  private lostRacesInARow = 0;
  /** The number of the last event reported to followers. */
  private announcedSeq = 0;
  private yieldDeadlineMs = 0;
  private lastUsedAtMs = 0;
  private lastVerifiedAtMs = -Infinity;

  constructor(
    readonly id: SeasonId,
    readonly kind: SeasonKind,
    readonly createdAtMs: Instant,
    sealing: Sealing,
  ) {
    this.game = GAMES[kind];
    this.working = new WorkingState(id, this.game, sealing);
    this.committed = this.game.empty();
    this.visiblyDue = new NextDue(this.game, this.committed);
    this.recentEvents = new RecentEvents(this.game, 0);
  }

  /** The stored season, read at `askedAtMs` by this process's clock. */
  static of(stored: StoredSeason, sealing: Sealing, askedAtMs: number): SeasonAggregate {
    const { record, lastAtMs, rows } = stored;
    const aggregate = new SeasonAggregate(record.id, record.kind, record.createdAtMs, sealing);
    aggregate.working.load(stored);
    aggregate.committed.absorb(rows);
    aggregate.committedAtMs = lastAtMs;
    aggregate.recentEvents = new RecentEvents(aggregate.game, record.seq);
    aggregate.lifecycle = { stage: 'LIVE', record };
    aggregate.verify(askedAtMs);
    return aggregate;
  }

  get stage(): Stage {
    return this.lifecycle.stage;
  }

  /** The public record; null until the season's first commit. */
  get record(): SeasonRecord | null {
    return this.lifecycle.record;
  }

  /** The number of the last public event. */
  get committedSeq(): number {
    return this.lifecycle.record?.seq ?? 0;
  }

  /**
   * Decides in steps. A refusal, an error, such as the meter's, or an early end undoes all changes.
   * There is only one step while a pending commit may lose its race, which would undo the half of
   * the work with it.
   */
  *decide(
    command: AccountCommand<SeasonCommand>,
    now: Instant,
    meter: Meter | null = null,
  ): Stepwise<Decision> {
    this.throwIfLost();
    this.assertWhole();
    const work = this.working.decide(command, now, meter);
    return this.mayLose ? inOnePiece(work) : yield* this.exclusively(work);
  }

  /**
   * Settles what is due up to `now`, or the first part of it, and makes a commit from it. Until the
   * last step, `working` is incomplete: nothing is decided, taken or folded.
   */
  *advance(now: Instant, outages: readonly Outage[] = []): Stepwise<PendingCommit> {
    this.throwIfLost();
    this.assertWhole();
    let taken: PendingCommit | null = null;
    try {
      const events = yield* this.exclusively(this.working.advance(now, outages));
      return (taken = this.working.take(events));
    } finally {
      // However the work ended early, `working` holds half of it.
      if (taken === null) this.drop();
    }
  }

  /** Does the steps of long work. From the first to the last, `working` is incomplete. */
  private *exclusively<T>(work: Stepwise<T>): Stepwise<T> {
    let end = (): void => undefined;
    try {
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
        this.workInProgress ??= new Promise((resolve) => {
          end = resolve;
        });
        yield;
        this.throwIfLost();
      }
    } finally {
      // Ends the work if it has not come to its end.
      work.return(undefined as never);
      this.workInProgress = null;
      end();
    }
  }

  /** Resolves when the long work in progress ends, in success or not; null if there is none. */
  get longWork(): Promise<void> | null {
    return this.workInProgress;
  }

  private assertWhole(): void {
    invariant(this.workInProgress === null, 'long work is done before anything else');
  }

  /** The local id of the object that the command made or changed; null for none. */
  subjectOf(command: SeasonCommand, events: readonly Stamped<SeasonEvent>[]): string | null {
    const happened = events.map(({ event }) => event);
    return this.dropOnError(() => this.game.subjectOf(command, happened));
  }

  /** Makes a commit from these events. They must be all the events decided since the last call. */
  take(events: readonly Stamped<SeasonEvent>[]): PendingCommit {
    return this.dropOnError(() => {
      this.assertWhole();
      return this.working.take(events);
    });
  }

  /** The record after the pending commits; null if the season is not made. */
  nextRecord(): SeasonRecord | null {
    return this.working.record(this);
  }

  /**
   * Makes pending commits public, now that they are on disk. `record` is null if they have no
   * events.
   */
  settle(decided: readonly PendingCommit[], record: SeasonRecord | null): void {
    this.dropOnError(() => {
      for (const { changes, events } of decided) {
        this.committed.absorb(changes);
        this.remember(events);
      }
      if (record === null) return;
      const { stage } = this.lifecycle;
      invariant(stage !== 'BEHIND', 'what was decided before a lost race is not committed');
      this.lifecycle = { stage: stage === 'DROPPED' ? stage : 'LIVE', record };
      this.lostRacesInARow = 0;
      this.announcedSeq = record.seq;
    });
  }

  /** Undoes all pending commits, because another node committed first. */
  lose(pending: readonly PendingCommit[]): void {
    const { stage, record } = this.lifecycle;
    if (stage === 'FRESH') this.drop();
    if (stage === 'FRESH' || stage === 'DROPPED') return;
    const last = { seq: record.seq, atMs: this.committedAtMs };
    this.working.fallBack(pending, this.committed, last);
    this.lifecycle = { stage: 'BEHIND', record };
    this.workingEpoch += 1;
    this.lostRacesInARow += 1;
  }

  /**
   * Folds the events, if any, that other nodes have committed. A dropped aggregate stays as it is,
   * since its `working` state is unknown.
   */
  fold(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): void {
    const { stage, record } = this.lifecycle;
    if (stage === 'DROPPED') return;
    this.dropOnError(() => {
      invariant(stage !== 'FRESH', 'nobody else commits to a season that is being made');
      if (rows.length > 0) this.foldForeign(rows, secrets);
      else this.lifecycle = { stage: 'LIVE', record };
    });
  }

  private foldForeign(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): void {
    invariant(!this.isAhead, 'what others did is not folded into what is decided here');
    this.committed.absorb(this.working.fold(rows, secrets));
    this.remember(rows);
    this.lifecycle = { stage: 'LIVE', record: required(this.nextRecord(), 'the record') };
    this.workingEpoch += 1;
    this.yieldDeadlineMs = 0;
  }

  drop(): void {
    this.lifecycle = { stage: 'DROPPED', record: this.lifecycle.record };
  }

  /** Throws if the season must be folded or loaded again before a decision. */
  throwIfLost(): void {
    const { stage } = this.lifecycle;
    if (stage === 'BEHIND' || stage === 'DROPPED') throw new ConcurrencyConflict([this.id]);
  }

  /**
   * Drops the aggregate after an error. A state that a bug left incomplete must not be used or
   * stored.
   */
  private dropOnError<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.drop();
      throw error;
    }
  }

  private remember(rows: readonly JournalRow[]): void {
    this.recentEvents.add(rows);
    for (const { atMs } of rows) {
      if (atMs > this.committedAtMs) this.committedAtMs = atMs;
    }
  }

  /** The time on the season's clock, never earlier than its last event. */
  now(real: Instant): Instant {
    return this.working.now(real);
  }

  /** The next due instant of the `working` state. */
  due(outages: readonly Outage[] = []): Instant | null {
    return this.working.due(outages);
  }

  /** True if something is due by `now` in the `working` state. */
  isDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isDueBy(this.due(outages), now);
  }

  /** True if something is due by `now` in the `committed` state. */
  isVisiblyDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isDueBy(this.visiblyDue.after(this.committedAtMs, outages), now);
  }

  /** Counts a commit as pending. `isVersioned`: the store takes it only at the expected version. */
  enter({ events }: PendingCommit, isVersioned = events.length > 0): void {
    this.pending += 1;
    if (events.length > 0) this.pendingWithEvents += 1;
    if (isVersioned) this.pendingVersioned += 1;
  }

  /** Counts a commit as no longer pending, whatever its outcome. */
  leave({ events }: PendingCommit, isVersioned = events.length > 0): void {
    this.pending -= 1;
    if (events.length > 0) this.pendingWithEvents -= 1;
    if (isVersioned) this.pendingVersioned -= 1;
  }

  /** True if a pending commit may lose a race, which would undo all later decisions. */
  get mayLose(): boolean {
    return this.pendingVersioned > 0;
  }

  /** True if a commit is pending, or work of the clock is in progress. */
  get isBusy(): boolean {
    return this.pending > 0 || this.workInProgress !== null;
  }

  /**
   * True if a commit with events is pending, or work of the clock is in progress, so that `working`
   * is ahead of `committed`.
   */
  get isAhead(): boolean {
    return this.pendingWithEvents > 0 || this.workInProgress !== null;
  }

  /** Counts the times that other nodes' events or undone decisions have changed `working`. */
  get epoch(): number {
    return this.workingEpoch;
  }

  /** The number of commits in a row that lost a race to another node. */
  get lostRaces(): number {
    return this.lostRacesInARow;
  }

  /**
   * Lets another node go first until its events arrive, or until that instant of this process's
   * clock.
   */
  yieldUntil(untilMs: number): void {
    this.yieldDeadlineMs = Math.max(this.yieldDeadlineMs, untilMs);
  }

  get yieldsUntilMs(): number {
    return this.yieldDeadlineMs;
  }

  /** Records a use, so that the season stays in memory. */
  use(): void {
    this.lastUsedAtMs = performance.now();
  }

  get lastUsedMs(): number {
    return this.lastUsedAtMs;
  }

  /** Records that `committed` includes everything acknowledged before `sinceMs` on any node. */
  verify(sinceMs: number): void {
    this.lastVerifiedAtMs = Math.max(this.lastVerifiedAtMs, sinceMs);
  }

  /** The `sinceMs` of the latest `verify`, by this process's clock. */
  get verifiedAtMs(): number {
    return this.lastVerifiedAtMs;
  }

  /** True if followers have news to read. They then count as notified. */
  takeNews(): boolean {
    if (this.stage === 'DROPPED') return true;
    const isNews = this.committedSeq > this.announcedSeq;
    this.announcedSeq = this.committedSeq;
    return isNews;
  }

  /**
   * The number of the last event that changed the topic; the loaded version if no later event did.
   */
  lastChangeOf(topic: Topic): number {
    return this.recentEvents.lastChangeOf(topic);
  }

  /** At most `limit` events after number `after`; null if they are not in memory. */
  eventsAfter(after: number, limit: number): readonly JournalRow[] | null {
    return after >= this.committedSeq ? [] : this.recentEvents.after(after, limit);
  }

  /** The events of a stretch; null if some are not in memory. */
  stretch(stretch: JournalStretch): readonly JournalRow[] | null {
    return this.recentEvents.stretch(stretch);
  }

  /** The entrusted text of a secret action; null for none. */
  entrusted(actionId: string): string | null {
    return this.working.secrets.entrusted(actionId);
  }
}

const isDueBy = (due: Instant | null, now: Instant): boolean => due !== null && due <= now;
