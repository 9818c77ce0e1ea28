import { randomBytes } from 'node:crypto';
import { required, seasonId, sha256OfText } from '../kernel';
import type { AccountId, Instant, SeasonId } from '../kernel';
import { inviteKey, isClockOnItsWay } from '../season';
import type { StandingsHistory, Outage } from '../season';
import { IdempotencyStore } from './idempotency-store';
import type { Answered } from './idempotency-store';
import { SeasonAggregate } from './season-aggregate';
import { AggregateCache } from './aggregate-cache';
import type { CellCounts } from './aggregate-cache';
import { Committer, entryOf } from './committer';
import { asUnavailable, UnavailableFault } from './engine';
import type { AsOf, Asking, Engine, Entrusted, Outcome, Pace, SeasonSnapshot } from './engine';
import { Freshness } from './freshness';
import { retryOnConflict } from './retry-on-conflict';
import type {
  Clock,
  ChangeBus,
  InboxRow,
  JournalRow,
  JournalStretch,
  SeasonFilter,
  SeasonRecord,
  SeasonStore,
} from './ports';
import type { AskedBy } from './game';
import { kindMadeBy } from './games';
import type { CreateCommand, SeasonCommand, SeasonKind, Standing, Topic } from './games';
import { StandingsProjection } from './standings-projection';
import { PointInTimeReader } from './point-in-time-reader';
import { Hosting } from './hosting';
import type { HostingLimits } from './hosting';
import { ringInboxes } from './notices';
import type { ResultFilter, Tally, TallyOf } from './results';
import type { Sealing } from './sealing';
import type { Uptime } from './uptime';
import { versioned } from './versions';

export type EngineParts = {
  readonly store: SeasonStore;
  readonly doorbell: ChangeBus;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** The maximum number of seasons in memory; default 1,000. */
  readonly mostSeasons?: number;
  /**
   * The interval of checks of followed seasons, in case a ring is lost. Left out if no other node
   * has the store: then there are none.
   */
  readonly sweepMs?: number;
  /** The outages; left out: none. */
  readonly uptime?: Uptime;
  /** The maximum number of seasons that one account may host; left out: no limit. */
  readonly hosting?: HostingLimits;
  /** Called with errors for which nobody waits. */
  readonly onTrouble: (error: unknown) => void;
};

/** Without a record of outages: always the same list. */
const NO_OUTAGES: readonly Outage[] = [];
/** The yield of the others for a node that lost its race; it doubles with each loss in a row. */
const YIELD_MS = 5;
const MOST_YIELD_MS = 200;

/** The engine over the ports; `close` waits for work under way. */
export class SeasonEngine implements Engine {
  private readonly cells: AggregateCache;
  private readonly committer: Committer;
  private readonly answers: IdempotencyStore;
  private readonly freshness: Freshness;
  private readonly hosting: Hosting;
  private readonly histories: StandingsProjection;
  private readonly pasts: PointInTimeReader;
  private readonly stopListening: (() => void)[];
  private readonly listeners = new Set<(id: SeasonId) => void>();
  private closed = false;
  /** This node's id among those that share a doorbell. */
  private readonly node = randomBytes(8).toString('hex');

  private readonly parts: EngineParts;

  constructor(given: EngineParts) {
    const parts = { ...given, store: versioned(given.store) };
    this.parts = parts;
    this.cells = new AggregateCache(parts.store, parts.sealing, parts.mostSeasons ?? 1000);
    this.hosting = new Hosting(parts.store, parts.hosting ?? null);
    this.histories = new StandingsProjection(parts.store);
    this.pasts = new PointInTimeReader(parts.store);
    this.answers = new IdempotencyStore(parts.store, parts.clock, parts.sealing);
    this.committer = new Committer(
      parts.store,
      (cell, seq, notices) => {
        this.tell(cell.id);
        parts.doorbell.ring({ type: 'season', seasonId: cell.id, seq });
        ringInboxes(parts.doorbell, notices);
      },
      (cell) => {
        // The last committer would be first again, if it did not wait for the others.
        const ms = Math.min(YIELD_MS * 2 ** cell.lostRaces, MOST_YIELD_MS);
        parts.doorbell.ring({ type: 'yield', seasonId: cell.id, to: this.node, ms });
      },
      this.trouble,
    );
    this.freshness = new Freshness({
      store: parts.store,
      cells: this.cells,
      settled: (cell) => this.committer.add(entryOf(cell, [])),
      tell: (id) => {
        this.tell(id);
      },
      trouble: this.trouble,
      sweepMs: parts.sweepMs,
    });
    this.stopListening = [
      parts.doorbell.listen((ring) => {
        if (ring.type === 'season') this.freshness.heard(ring.seasonId, ring.seq);
        if (ring.type === 'yield' && ring.to !== this.node) {
          this.cells.yieldFor(ring.seasonId, ring.ms);
        }
      }),
      parts.doorbell.onGap(() => {
        for (const id of this.cells.ids()) this.freshness.heard(id, null);
      }),
    ];
  }

  /** Removes unused seasons from memory; they are loaded again on demand. */
  letGo(idleMs: number): Promise<void> {
    return this.cells.letGo(idleMs);
  }

  counts(): CellCounts {
    return this.cells.counts();
  }

  private readonly trouble = (error: unknown): void => {
    if (!this.closed) this.parts.onTrouble(error);
  };

  private tell(id: SeasonId): void {
    for (const listener of this.listeners) {
      try {
        listener(id);
      } catch (error) {
        this.trouble(error);
      }
    }
  }

  onChange(listener: (id: SeasonId) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watch(id: SeasonId): () => void {
    return this.freshness.watch(id);
  }

  async create(command: CreateCommand, asking: Asking): Promise<Outcome> {
    const kind = kindMadeBy(command);
    const outcome = await retryOnConflict(() =>
      this.answers.once(null, command, asking, (answered) =>
        this.hosting.within(asking, command.rehearsal, async () => {
          const now = this.parts.clock.now();
          const cell = new SeasonAggregate(newSeasonId(), kind, now, this.parts.sealing);
          const asked = { ...command, accountId: asking.accountId };
          const made = required(
            await this.decide(cell, asked, now, answered, true),
            'a season is made in one piece',
          );
          if (made.refusal === null) this.cells.add(cell);
          return made;
        }),
      ),
    );
    if (outcome === null) throw new UnavailableFault('the season was not made');
    return outcome;
  }

  submit(
    id: SeasonId,
    command: Exclude<SeasonCommand, CreateCommand>,
    asking: Asking,
  ): Promise<Outcome | null> {
    return retryOnConflict(() =>
      this.answers.once(id, command, asking, async (answered) => {
        const asked = { ...command, accountId: asking.accountId };
        for (;;) {
          const cell = await this.cells.inTurn(id);
          if (cell === null) return null;
          const now = await this.caughtUp(cell);
          const outcome = await this.decide(cell, asked, now, answered, false);
          if (outcome === null) continue;
          if (cell.isDue(now, this.outages)) this.goOn(id);
          return outcome;
        }
      }),
    );
  }

  private get outages(): readonly Outage[] {
    return this.parts.uptime?.outages ?? NO_OUTAGES;
  }

  /** The clock does what a command has left to it, though nobody asks: no deadline of a rehearsal is watched. */
  private goOn(id: SeasonId): void {
    void this.read(id).catch(this.trouble);
  }

  /** Settles until nothing is due; returns the next due instant. */
  private async caughtUp(cell: SeasonAggregate): Promise<Instant> {
    for (;;) {
      await this.awake();
      const now = this.now(cell);
      if (!cell.isDue(now, this.outages)) return now;
      await this.advance(cell, now);
    }
  }

  // Runs before each part of what is due: the process may have stood still during the last write.
  /** The clock does nothing until outages are known [ruling L8]. */
  private async awake(): Promise<void> {
    const { uptime } = this.parts;
    if (uptime?.isFresh === false) await asUnavailable(() => uptime.beat());
  }

  private now(cell: SeasonAggregate): Instant {
    return cell.now(this.parts.clock.now());
  }

  /** Commits what is due up to `now`, or the first part of it. */
  private async advance(cell: SeasonAggregate, now: Instant): Promise<void> {
    await this.committer.add(entryOf(cell, cell.advance(now, this.outages)));
  }

  /**
   * Decides at once on the present state, which has been advanced to `now`; resolves once it is on
   * disk: null if only a piece of it is done. `loose`: the answer belongs to no season.
   */
  private async decide(
    cell: SeasonAggregate,
    command: AskedBy<SeasonCommand>,
    now: Instant,
    answered: Answered,
    loose: boolean,
  ): Promise<Outcome | null> {
    const { refusal, events, seq } = cell.decide(command, now);
    const happened = events.map(({ event }) => event);
    if (isClockOnItsWay(command, happened, () => cell.due(this.outages))) {
      await this.committer.add(entryOf(cell, events));
      return null;
    }
    const outcome: Outcome = {
      refusal,
      seasonId: refusal !== null && loose ? null : cell.id,
      seq: refusal === null ? seq : null,
      subject: refusal === null ? cell.subjectOf(command, events) : null,
    };
    const answer = answered(outcome);
    // An outcome without events may depend on another node's change: the store is asked for it.
    const decidedAt = events.length === 0 && !loose && this.freshness.isShared ? cell.turns : null;
    // It may depend on a commit under way, and is answered after that.
    if (events.length > 0 || answer !== null || decidedAt !== null || cell.isAhead) {
      await this.committer.add({
        cell,
        decided: cell.take(events),
        answer: loose ? null : answer,
        looseAnswer: loose ? answer : null,
        decidedAt,
      });
    }
    return outcome;
  }

  read(id: SeasonId, asOf: AsOf = 0): Promise<SeasonSnapshot | null> {
    const askedAtMs = performance.now();
    return retryOnConflict(async () => {
      const cell = await this.cells.get(id);
      if (cell === null) return null;
      await this.freshness.bring(cell, asOf, askedAtMs);
      await this.bringUp(cell);
      if (cell.record === null) return null;
      const { kind, record, committed: state } = cell;
      const now = cell.game.nowIn(state, this.now(cell));
      const touched = (topic: Topic): number => cell.lastTouch(topic);
      // The cell's kind is the kind of its states.
      return { kind, record, state, now, touched } as SeasonSnapshot;
    });
  }

  past(present: SeasonSnapshot, seq: number, pace: Pace | null): Promise<SeasonSnapshot> {
    return this.pasts.read(present, seq, pace);
  }

  /** Until the public state has come to the present, beyond commits under way. */
  private async bringUp(cell: SeasonAggregate): Promise<void> {
    for (;;) {
      await this.awake();
      const now = this.now(cell);
      if (cell.isDue(now, this.outages)) await this.advance(cell, now);
      else if (cell.record !== null && cell.isVisiblyDue(now, this.outages)) {
        await this.committer.add(entryOf(cell, []));
      } else return;
    }
  }

  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]> {
    return asUnavailable(() => this.parts.store.records(ids));
  }

  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]> {
    return asUnavailable(() => this.parts.store.list(filter));
  }

  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number> {
    return asUnavailable(() => this.parts.store.count(filter, most));
  }

  invited(code: string): Promise<SeasonRecord | null> {
    return asUnavailable(() => this.parts.store.invited(sha256OfText(code)));
  }

  async inviteCode({ id, inviteHash }: SeasonRecord): Promise<string | null> {
    if (inviteHash === null) return null;
    return (await this.cells.get(id))?.entrusted(inviteKey(inviteHash)) ?? null;
  }

  results(filter: ResultFilter): ReturnType<Engine['results']> {
    return asUnavailable(() => this.parts.store.results(filter));
  }

  seasonTally(kind: SeasonKind, asked: TallyOf): Promise<Tally> {
    return asUnavailable(() => this.parts.store.seasonTally(kind, asked));
  }

  gameTally(asked: TallyOf): ReturnType<Engine['gameTally']> {
    return asUnavailable(() => this.parts.store.gameTally(asked));
  }

  async journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]> {
    const cell = await this.cells.get(id);
    if (cell === null) return [];
    const recent = cell.eventsAfter(after, limit);
    if (recent !== null) return recent;
    const rows = await asUnavailable(() => this.parts.store.journal(id, after, limit));
    // Never more than the state here has: readers look up the subjects of events.
    const seen = (await this.cells.get(id))?.committedSeq ?? 0;
    if ((rows.at(-1)?.seq ?? 0) > seen) this.freshness.heard(id, null);
    return rows.filter(({ seq }) => seq <= seen);
  }

  chronicle(record: SeasonRecord, pace: Pace | null): Promise<StandingsHistory<Standing>> {
    return this.histories.of(record, pace);
  }

  async stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]> {
    const cell = await this.cells.get(id);
    if (cell === null) return [];
    const recent = cell.stretch(stretch);
    if (recent !== null) return recent;
    // Never more than the state here has, as above.
    const end = cell.committedSeq + 1;
    const before = Math.min(stretch.before ?? end, end);
    return asUnavailable(() => this.parts.store.stretch(id, { ...stretch, before }));
  }

  inbox(account: AccountId, after: number, limit: number): Promise<readonly InboxRow[]> {
    return asUnavailable(() => this.parts.store.inbox(account, after, limit));
  }

  inboxHead(account: AccountId): Promise<number> {
    return asUnavailable(() => this.parts.store.inboxHead(account));
  }

  async entrusted(id: SeasonId, actionId: string): Promise<Entrusted | null> {
    const text = (await this.cells.get(id))?.entrusted(actionId) ?? null;
    return text === null ? null : { text };
  }

  /** Resolves once everything under way is on disk. */
  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.stopListening) stop();
    this.freshness.close();
    await this.committer.idle();
  }
}

function newSeasonId(): SeasonId {
  return seasonId(randomBytes(12).toString('hex'));
}
