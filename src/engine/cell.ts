import { instant, invariant, required } from '../kernel';
import type { Instant, SeasonId, Stamped } from '../kernel';
import type { Outage } from '../season';
import type { AskedBy } from './game';
import { GAMES } from './games';
import type { AnyGame, SeasonCommand, SeasonEvent, SeasonKind, SeasonState, Topic } from './games';
import { NextDue } from './next-due';
import { LostRace } from './ports';
import type { JournalRow, JournalStretch, SealedSecret, SeasonRecord, StoredSeason } from './ports';
import { Recent } from './recent';
import type { Sealing } from './sealing';
import { Working } from './working';
import type { Decision, Uncommitted } from './working';

/** Where a season in memory stands, and its record as everybody sees it. */
type Life =
  /** Being made: nothing of it is stored. */
  | { readonly stage: 'FRESH'; readonly record: null }
  /** As it is stored, and ahead of that by what is being committed. */
  | { readonly stage: 'LIVE'; readonly record: SeasonRecord }
  /** Another node was faster: nothing may be decided until what it did is folded. */
  | { readonly stage: 'BEHIND'; readonly record: SeasonRecord }
  /** The stored state may be different: whoever holds the cell must load the season again. */
  | { readonly stage: 'DROPPED'; readonly record: SeasonRecord | null };

export type Stage = Life['stage'];

/**
 * A season in memory, twice: `working` is ahead by what is being committed, and is decided on;
 * `committed` is what everybody sees. What may happen to it, and where it stands then:
 *
 *               decide         advance        settle     lose       fold       drop
 *     FRESH     FRESH          a bug          LIVE       DROPPED    a bug      DROPPED
 *     LIVE      LIVE           LIVE           LIVE       BEHIND     LIVE       DROPPED
 *     BEHIND    a lost race    a lost race    a bug      BEHIND     LIVE       DROPPED
 *     DROPPED   a lost race    a lost race    DROPPED    DROPPED    DROPPED    DROPPED
 *
 * A bug, even one in the rules, leaves it DROPPED, unless `decide` could take back what it did.
 */
export class Cell {
  readonly game: AnyGame;
  readonly committed: SeasonState;
  private readonly working: Working;
  private readonly visiblyDue: NextDue;
  private life: Life = { stage: 'FRESH', record: null };
  /** When the last event of `committed` was. */
  private committedAtMs: Instant = instant(0);
  private recent: Recent;
  /** What was taken and is neither on disk nor lost, and what of that has events. */
  private waiting = 0;
  private waitingWithEvents = 0;
  private turnsSoFar = 0;
  private lostInARow = 0;
  /** Up to where those who follow the season were told to look. */
  private toldSeq = 0;
  private letsInUntilMs = 0;
  private lastUsedAtMs = 0;
  private lastVerifiedAtMs = -Infinity;

  constructor(
    readonly id: SeasonId,
    readonly kind: SeasonKind,
    readonly createdAtMs: Instant,
    sealing: Sealing,
  ) {
    this.game = GAMES[kind];
    this.working = new Working(id, this.game, sealing);
    this.committed = this.game.empty();
    this.visiblyDue = new NextDue(this.game, this.committed);
    this.recent = new Recent(this.game, 0);
  }

  /** As the store had it when it was asked: at `askedAtMs`, by this process's clock. */
  static of(stored: StoredSeason, sealing: Sealing, askedAtMs: number): Cell {
    const { record, lastAtMs, rows } = stored;
    const cell = new Cell(record.id, record.kind, record.createdAtMs, sealing);
    cell.working.load(stored);
    cell.committed.absorb(rows);
    cell.committedAtMs = lastAtMs;
    cell.recent = new Recent(cell.game, record.seq);
    cell.life = { stage: 'LIVE', record };
    cell.verify(askedAtMs);
    return cell;
  }

  get stage(): Stage {
    return this.life.stage;
  }

  /** As everybody sees it; null until the season's first commit. */
  get record(): SeasonRecord | null {
    return this.life.record;
  }

  /** The number of the last event that everybody sees. */
  get committedSeq(): number {
    return this.life.record?.seq ?? 0;
  }

  /** Does at once what is asked. Refused or thrown, nothing of it stays. */
  decide(command: AskedBy<SeasonCommand>, now: Instant): Decision {
    this.unlessLost();
    return this.working.decide(command, now);
  }

  /** Does at once what is due up to `now`, or the first part of it. */
  advance(now: Instant, outages: readonly Outage[] = []): readonly Stamped<SeasonEvent>[] {
    this.unlessLost();
    return this.wholly(() => this.working.advance(now, outages));
  }

  /**
   * The local id of what the command made or changed by these events; null if it made nothing that
   * has one.
   */
  subjectOf(command: SeasonCommand, events: readonly Stamped<SeasonEvent>[]): string | null {
    const happened = events.map(({ event }) => event);
    return this.wholly(() => this.game.subjectOf(command, happened));
  }

  /** Everything committed with these events, which were decided since the last call. */
  take(events: readonly Stamped<SeasonEvent>[]): Uncommitted {
    return this.wholly(() => this.working.take(events));
  }

  /** The record that belongs to what was decided; null for a season that is not made. */
  nextRecord(): SeasonRecord | null {
    return this.working.record(this);
  }

  /** The waiting events are on disk: everybody sees them. `record` is null when there are none. */
  settle(decided: readonly Uncommitted[], record: SeasonRecord | null): void {
    this.wholly(() => {
      for (const { changes, events } of decided) {
        this.committed.absorb(changes);
        this.remember(events);
      }
      if (record === null) return;
      const { stage } = this.life;
      invariant(stage !== 'BEHIND', 'what was decided before a lost race is not committed');
      this.life = { stage: stage === 'DROPPED' ? stage : 'LIVE', record };
      this.lostInARow = 0;
      this.toldSeq = record.seq;
    });
  }

  /** Another node was faster: takes back everything that waits. */
  lose(waiting: readonly Uncommitted[]): void {
    const { stage, record } = this.life;
    if (stage === 'FRESH') this.drop();
    if (stage === 'FRESH' || stage === 'DROPPED') return;
    const last = { seq: record.seq, atMs: this.committedAtMs };
    this.working.fallBack(waiting, this.committed, last);
    this.life = { stage: 'BEHIND', record };
    this.turnsSoFar += 1;
    this.lostInARow += 1;
  }

  /**
   * Takes over the events, if any, that others have committed. Nobody knows what is in `working` of
   * a dropped cell.
   */
  fold(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): void {
    const { stage, record } = this.life;
    if (stage === 'DROPPED') return;
    this.wholly(() => {
      invariant(stage !== 'FRESH', 'nobody else commits to a season that is being made');
      if (rows.length > 0) this.takeOver(rows, secrets);
      else this.life = { stage: 'LIVE', record };
    });
  }

  private takeOver(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): void {
    invariant(!this.isAhead, 'what others did is not folded into what is decided here');
    this.committed.absorb(this.working.fold(rows, secrets));
    this.remember(rows);
    this.life = { stage: 'LIVE', record: required(this.nextRecord(), 'the record') };
    this.turnsSoFar += 1;
    this.letsInUntilMs = 0;
  }

  drop(): void {
    this.life = { stage: 'DROPPED', record: this.life.record };
  }

  private unlessLost(): void {
    const { stage } = this.life;
    if (stage === 'BEHIND' || stage === 'DROPPED') throw new LostRace([this.id]);
  }

  /** What a bug has left half done must be neither used nor stored. */
  private wholly<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.drop();
      throw error;
    }
  }

  private remember(rows: readonly JournalRow[]): void {
    this.recent.add(rows);
    for (const { atMs } of rows) {
      if (atMs > this.committedAtMs) this.committedAtMs = atMs;
    }
  }

  /** The season's present: never before what has already happened. */
  now(real: Instant): Instant {
    return this.working.now(real);
  }

  /** When something is due next, of what is decided. */
  due(outages: readonly Outage[] = []): Instant | null {
    return this.working.due(outages);
  }

  /** Whether something is due by `now` that is not decided. */
  isDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isBy(this.due(outages), now);
  }

  /** Whether something is due by `now` that everybody does not see done. */
  isVisiblyDue(now: Instant, outages: readonly Outage[] = []): boolean {
    return isBy(this.visiblyDue.after(this.committedAtMs, outages), now);
  }

  /** What was taken is waiting to be on disk, and so are refusals waiting to be told. */
  enter({ events }: Uncommitted): void {
    this.waiting += 1;
    if (events.length > 0) this.waitingWithEvents += 1;
  }

  /** It no longer waits, whatever became of it. */
  leave({ events }: Uncommitted): void {
    this.waiting -= 1;
    if (events.length > 0) this.waitingWithEvents -= 1;
  }

  /** Whether anything waits. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** Whether something waits that has events: then `working` is ahead. */
  get isAhead(): boolean {
    return this.waitingWithEvents > 0;
  }

  /** How often what others did has got into `working`, or decisions were taken out of it. */
  get turns(): number {
    return this.turnsSoFar;
  }

  /** How many commits in a row another node was faster with. */
  get lostRaces(): number {
    return this.lostInARow;
  }

  /** Another node is let in first: until then, by this process's clock, or until it has come. */
  letIn(untilMs: number): void {
    this.letsInUntilMs = Math.max(this.letsInUntilMs, untilMs);
  }

  get yieldsUntilMs(): number {
    return this.letsInUntilMs;
  }

  /** Somebody uses it now. */
  use(): void {
    this.lastUsedAtMs = performance.now();
  }

  get usedAtMs(): number {
    return this.lastUsedAtMs;
  }

  /** What was acknowledged before `sinceMs`, anywhere, is in `committed`. */
  verify(sinceMs: number): void {
    this.lastVerifiedAtMs = Math.max(this.lastVerifiedAtMs, sinceMs);
  }

  /** By this process's clock. */
  get verifiedAtMs(): number {
    return this.lastVerifiedAtMs;
  }

  /**
   * Whether there is something that followers have not been told of; they count as told from now
   * on.
   */
  takeNews(): boolean {
    if (this.stage === 'DROPPED') return true;
    const isNews = this.committedSeq > this.toldSeq;
    this.toldSeq = this.committedSeq;
    return isNews;
  }

  /** The last event that touched the topic; a later one when that was before the loading. */
  lastTouch(topic: Topic): number {
    return this.recent.lastTouch(topic);
  }

  /** The events after `after`, at most `limit`; null when they are not at hand. */
  eventsAfter(after: number, limit: number): readonly JournalRow[] | null {
    return after >= this.committedSeq ? [] : this.recent.after(after, limit);
  }

  /** A stretch of the journal; null when not all of it is at hand. */
  stretch(stretch: JournalStretch): readonly JournalRow[] | null {
    return this.recent.stretch(stretch);
  }

  /** The text that is kept for a secret action; null for none. */
  entrusted(actionId: string): string | null {
    return this.working.secrets.entrusted(actionId);
  }
}

const isBy = (due: Instant | null, now: Instant): boolean => due !== null && due <= now;
