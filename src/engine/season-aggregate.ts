import { instant, invariant, required } from '../kernel';
import type { Instant, SeasonId, Stamped } from '../kernel';
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
  /** In the making: nothing of it is stored. */
  | { readonly stage: 'FRESH'; readonly record: null }
  /** The stored season, plus the commits under way. */
  | { readonly stage: 'LIVE'; readonly record: SeasonRecord }
  /** Another node was faster: no decision until its events are folded. */
  | { readonly stage: 'BEHIND'; readonly record: SeasonRecord }
  /** The stored state may differ: the owner of the aggregate must load the season again. */
  | { readonly stage: 'DROPPED'; readonly record: SeasonRecord | null };

export type Stage = Lifecycle['stage'];

/**
 * A season in memory, twice: `working` includes the commits under way, and is the basis of decisions;
 * `committed` is the public state. The transitions of its stages:
 *
 *               decide         advance        settle     lose       fold       drop
 *     FRESH     FRESH          a bug          LIVE       DROPPED    a bug      DROPPED
 *     LIVE      LIVE           LIVE           LIVE       BEHIND     LIVE       DROPPED
 *     BEHIND    a lost race    a lost race    a bug      BEHIND     LIVE       DROPPED
 *     DROPPED   a lost race    a lost race    DROPPED    DROPPED    DROPPED    DROPPED
 *
 * A bug, even one in the rules, leaves it DROPPED, unless `decide` could undo its changes.
 */
export class SeasonAggregate {
  readonly game: AnyGame;
  readonly committed: SeasonState;
  private readonly working: WorkingState;
  private readonly visiblyDue: NextDue;
  private lifecycle: Lifecycle = { stage: 'FRESH', record: null };
  /** The instant of the last event of `committed`. */
  private committedAtMs: Instant = instant(0);
  private recentEvents: RecentEvents;
  /** The number of pending commits, and of those with events. */
  private pending = 0;
  private pendingWithEvents = 0;
  private workingEpoch = 0;
  private lostRacesInARow = 0;
  /** The number up to which followers were notified. */
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

  /** Decides at once. After a refusal or an error nothing of the command stays. */
  decide(command: AccountCommand<SeasonCommand>, now: Instant): Decision {
    this.throwIfLost();
    return this.working.decide(command, now);
  }

  /** Settles at once what is due up to `now`, or the first part of it. */
  advance(now: Instant, outages: readonly Outage[] = []): readonly Stamped<SeasonEvent>[] {
    this.throwIfLost();
    return this.dropOnError(() => this.working.advance(now, outages));
  }

  /** The local id of the thing that the command made or changed by these events; null if it has none. */
  subjectOf(command: SeasonCommand, events: readonly Stamped<SeasonEvent>[]): string | null {
    const happened = events.map(({ event }) => event);
    return this.dropOnError(() => this.game.subjectOf(command, happened));
  }

  /** The contents of a commit with these events, which were decided since the last call. */
  take(events: readonly Stamped<SeasonEvent>[]): PendingCommit {
    return this.dropOnError(() => this.working.take(events));
  }

  /** The record of the decided state; null for a season that is not made. */
  nextRecord(): SeasonRecord | null {
    return this.working.record(this);
  }

  /** The pending events are on disk: they become public. `record` is null if there are none. */
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

  /** Another node was faster: undoes all pending commits. */
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
   * Folds the events, if any, that others have committed. The `working` state of a dropped aggregate is
   * unknown.
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

  private throwIfLost(): void {
    const { stage } = this.lifecycle;
    if (stage === 'BEHIND' || stage === 'DROPPED') throw new ConcurrencyConflict([this.id]);
  }

  /** A state that a bug has left incomplete must be neither used nor stored. */
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

  /** The season's present: never before its last event. */
  now(real: Instant): Instant {
    return this.working.now(real);
  }

  /** The next due instant of the decided state. */
  due(outages: readonly Outage[] = []): Instant | null {
    return this.working.due(outages);
  }

  /** Whether something undecided is due by `now`. */
  isDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isDueBy(this.due(outages), now);
  }

  /** Whether something due by `now` is not yet publicly settled. */
  isVisiblyDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isDueBy(this.visiblyDue.after(this.committedAtMs, outages), now);
  }

  /** Marks a commit, with or without events, as pending. */
  enter({ events }: PendingCommit): void {
    this.pending += 1;
    if (events.length > 0) this.pendingWithEvents += 1;
  }

  /** It is no longer pending, whatever its outcome. */
  leave({ events }: PendingCommit): void {
    this.pending -= 1;
    if (events.length > 0) this.pendingWithEvents -= 1;
  }

  /** Whether any commit is pending. */
  get isBusy(): boolean {
    return this.pending > 0;
  }

  /** Whether a commit with events is pending: then `working` is ahead. */
  get isAhead(): boolean {
    return this.pendingWithEvents > 0;
  }

  /** Counts the changes of `working` by others' events and by undone decisions. */
  get epoch(): number {
    return this.workingEpoch;
  }

  /** The number of commits in a row in which another node was faster. */
  get lostRaces(): number {
    return this.lostRacesInARow;
  }

  /** Another node goes first: until then, by this process's clock, or until its events have come. */
  yieldUntil(untilMs: number): void {
    this.yieldDeadlineMs = Math.max(this.yieldDeadlineMs, untilMs);
  }

  get yieldsUntilMs(): number {
    return this.yieldDeadlineMs;
  }

  /** Records a use. */
  use(): void {
    this.lastUsedAtMs = performance.now();
  }

  get lastUsedMs(): number {
    return this.lastUsedAtMs;
  }

  /** Everything acknowledged before `sinceMs`, on any node, is in `committed`. */
  verify(sinceMs: number): void {
    this.lastVerifiedAtMs = Math.max(this.lastVerifiedAtMs, sinceMs);
  }

  /** By this process's clock. */
  get verifiedAtMs(): number {
    return this.lastVerifiedAtMs;
  }

  /** Whether followers have news to read; they count as notified from now on. */
  takeNews(): boolean {
    if (this.stage === 'DROPPED') return true;
    const isNews = this.committedSeq > this.announcedSeq;
    this.announcedSeq = this.committedSeq;
    return isNews;
  }

  /** The last event that changed the topic; a later one if that was before the loading. */
  lastChangeOf(topic: Topic): number {
    return this.recentEvents.lastChangeOf(topic);
  }

  /** The events after `after`, at most `limit`; null if they are not in memory. */
  eventsAfter(after: number, limit: number): readonly JournalRow[] | null {
    return after >= this.committedSeq ? [] : this.recentEvents.after(after, limit);
  }

  /** A stretch of the journal; null if it is not wholly in memory. */
  stretch(stretch: JournalStretch): readonly JournalRow[] | null {
    return this.recentEvents.stretch(stretch);
  }

  /** The entrusted text of a secret action; null for none. */
  entrusted(actionId: string): string | null {
    return this.working.secrets.entrusted(actionId);
  }
}

const isDueBy = (due: Instant | null, now: Instant): boolean => due !== null && due <= now;
