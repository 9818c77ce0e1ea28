import { randomBytes } from 'node:crypto';
import { required, sha256OfText } from '../kernel';
import type { AccountId, Instant, Meter, SeasonId, Stepwise } from '../kernel';
import { inviteKey, isClockOnItsWay, isLong, isUnlimited } from '../season';
import type { StandingsHistory } from '../season';
import { IdempotencyStore } from './idempotency-store';
import type { AnswerMaker } from './idempotency-store';
import { SeasonAggregate } from './season-aggregate';
import { ClockWork } from './clock-work';
import { AggregateCache } from './aggregate-cache';
import type { CacheCounts } from './aggregate-cache';
import { Committer, internalEntry } from './committer';
import { asUnavailable, UnavailableFault } from './engine';
import type {
  AsOf,
  CommandContext,
  Engine,
  EntrustedText,
  Outcome,
  Pace,
  SeasonSnapshot,
} from './engine';
import { Freshness } from './freshness';
import { retryOnConflict } from './retry-on-conflict';
import { newSeasonId } from './season-ids';
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
import type { AccountCommand } from './game';
import { kindMadeBy } from './games';
import type { CreateCommand, SeasonCommand, SeasonKind, Standing, Topic } from './games';
import { StandingsProjection } from './standings-projection';
import { PointInTimeReader } from './point-in-time-reader';
import { Hosting } from './hosting';
import type { HostingLimits } from './hosting';
import { publishInboxChanges } from './inbox-changes';
import type { ResultFilter, Tally, TallyOf } from './results';
import type { Sealing } from './sealing';
import type { Uptime } from './uptime';
import type { Decision } from './working-state';
import { versioned } from './versions';

export type EngineDeps = {
  readonly store: SeasonStore;
  readonly changeBus: ChangeBus;
  readonly clock: Clock;
  readonly sealing: Sealing;
  /** The maximum number of seasons in memory; default 1,000. */
  readonly mostSeasons?: number;
  /**
   * The interval for checking followed seasons, in case a message is lost. Left out if no other
   * node uses the store: no checks.
   */
  readonly sweepMs?: number;
  /** The source of outages; default: none. */
  readonly uptime?: Uptime;
  /** The limits on seasons that one account hosts; default: none. */
  readonly hosting?: HostingLimits;
  /** Makes the meter of a command; default: no meter. */
  readonly meter?: () => Meter;
  /** The pace of the clock's long work; default: some milliseconds in a turn of the event loop. */
  readonly pace?: Pace;
  /** Called with errors that no caller receives. */
  readonly onError: (error: unknown) => void;
};

/** What a decision needs. `loose`: the answer belongs to no season. */
type Deciding = readonly [
  aggregate: SeasonAggregate,
  command: AccountCommand<SeasonCommand>,
  now: Instant,
  answerOf: AnswerMaker,
  loose: boolean,
];

/** The number of commits that a long command waits for before it is decided in one piece. */
const MOST_WAITS = 3;
/** The time that other nodes yield to the loser of a race. Each further loss doubles it. */
const YIELD_MS = 5;
const MAX_YIELD_MS = 200;

/** The engine over its ports. `close` waits for work under way. */
export class SeasonEngine implements Engine {
  private readonly cache: AggregateCache;
  private readonly clockWork: ClockWork;
  private readonly committer: Committer;
  private readonly idempotency: IdempotencyStore;
  private readonly freshness: Freshness;
  private readonly hosting: Hosting;
  private readonly standings: StandingsProjection;
  private readonly pastStates: PointInTimeReader;
  private readonly stopListening: (() => void)[];
  private readonly listeners = new Set<(id: SeasonId) => void>();
  private closed = false;
  /** This node's id on the change bus. */
  private readonly node = randomBytes(8).toString('hex');

  private readonly deps: EngineDeps;

  constructor(given: EngineDeps) {
    const deps = { ...given, store: versioned(given.store) };
    this.deps = deps;
    this.cache = new AggregateCache(deps.store, deps.sealing, deps.mostSeasons ?? 1000);
    this.hosting = new Hosting(deps.store, deps.hosting ?? null);
    this.standings = new StandingsProjection(deps.store);
    this.pastStates = new PointInTimeReader(deps.store);
    this.idempotency = new IdempotencyStore(deps.store, deps.clock, deps.sealing);
    this.committer = new Committer(
      deps.store,
      (aggregate, seq, notices) => {
        this.notify(aggregate.id);
        deps.changeBus.publish({ type: 'season', seasonId: aggregate.id, seq });
        publishInboxChanges(deps.changeBus, notices);
      },
      (aggregate) => {
        // Without this pause, the node that committed last would be first again.
        const ms = Math.min(YIELD_MS * 2 ** aggregate.lostRaces, MAX_YIELD_MS);
        deps.changeBus.publish({ type: 'yield', seasonId: aggregate.id, to: this.node, ms });
      },
      this.reportError,
    );
    const { clock, uptime, pace } = deps;
    this.clockWork = new ClockWork({ clock, uptime, pace, committer: this.committer });
    this.freshness = new Freshness({
      store: deps.store,
      cache: this.cache,
      settled: (aggregate) => this.clockWork.stored(aggregate),
      notify: (id) => {
        this.notify(id);
      },
      reportError: this.reportError,
      sweepMs: deps.sweepMs,
    });
    this.stopListening = [
      deps.changeBus.listen((message) => {
        if (message.type === 'season') this.freshness.onRemoteChange(message.seasonId, message.seq);
        if (message.type === 'yield' && message.to !== this.node) {
          this.cache.yieldFor(message.seasonId, message.ms);
        }
      }),
      deps.changeBus.onGap(() => {
        for (const id of this.cache.ids()) this.freshness.onRemoteChange(id, null);
      }),
    ];
  }

  /** Removes unused seasons from memory; they are loaded again on demand. */
  evictIdle(idleMs: number): Promise<void> {
    return this.cache.evictIdle(idleMs);
  }

  counts(): CacheCounts {
    return this.cache.counts();
  }

  private readonly reportError = (error: unknown): void => {
    if (!this.closed) this.deps.onError(error);
  };

  private notify(id: SeasonId): void {
    for (const listener of this.listeners) {
      try {
        listener(id);
      } catch (error) {
        this.reportError(error);
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

  async create(command: CreateCommand, context: CommandContext): Promise<Outcome> {
    const kind = kindMadeBy(command);
    const outcome = await retryOnConflict(() =>
      this.idempotency.once(null, command, context, (answerOf) =>
        this.hosting.makeWithinLimit(context, command.rehearsal, async () => {
          const now = this.deps.clock.now();
          const aggregate = new SeasonAggregate(newSeasonId(kind), kind, now, this.deps.sealing);
          const asked = { ...command, accountId: context.accountId };
          const made = required(
            await this.decide(aggregate, asked, now, answerOf, true),
            'a season is made in one piece',
          );
          if (made.refusal === null) this.cache.add(aggregate);
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
    context: CommandContext,
  ): Promise<Outcome | null> {
    return retryOnConflict(() =>
      this.idempotency.once(id, command, context, async (answerOf) => {
        const asked = { ...command, accountId: context.accountId };
        let waits = isLong(asked) ? MOST_WAITS : 0;
        for (;;) {
          const aggregate = await this.cache.inTurn(id);
          if (aggregate === null) return null;
          const now = await this.clockWork.advanceToNow(aggregate);
          // Another caller's work can have begun since.
          if (aggregate.longWork !== null) continue;
          // Only work that no pending commit may undo goes in portions.
          if (aggregate.mayLose && waits > 0) {
            waits -= 1;
            await this.clockWork.stored(aggregate);
            continue;
          }
          const outcome = await this.decide(aggregate, asked, now, answerOf, false);
          if (outcome === null) continue;
          if (aggregate.isDue(now, this.clockWork.outages)) this.advanceLater(id);
          return outcome;
        }
      }),
    );
  }

  /** Settles what the command left to the clock. In a rehearsal nothing else would settle it. */
  private advanceLater(id: SeasonId): void {
    void this.read(id).catch(this.reportError);
  }

  /**
   * Decides on the present state, advanced to `now`, and resolves once the outcome is on disk. Null
   * if a rehearsal's clock has come only part of the way. `loose`: the answer belongs to no season.
   */
  private async decide(...asked: Deciding): Promise<Outcome | null> {
    const { commit } = await this.clockWork.inPortions(this.decideInSteps(...asked));
    return commit;
  }

  /** The last step puts the commit in, without waiting for it. */
  private *decideInSteps(...asked: Deciding): Stepwise<{ commit: Promise<Outcome | null> }> {
    const [aggregate, command, now] = asked;
    const meter = isUnlimited(command) ? null : (this.deps.meter?.() ?? null);
    const decision = yield* aggregate.decide(command, now, meter);
    return { commit: this.commit(decision, ...asked) };
  }

  private async commit(
    { refusal, events, seq }: Decision,
    ...[aggregate, command, , answerOf, loose]: Deciding
  ): Promise<Outcome | null> {
    const happened = events.map(({ event }) => event);
    if (isClockOnItsWay(command, happened, () => aggregate.due(this.clockWork.outages))) {
      await this.committer.add(internalEntry(aggregate, events));
      return null;
    }
    const outcome: Outcome = {
      refusal,
      seasonId: refusal !== null && loose ? null : aggregate.id,
      seq: refusal === null ? seq : null,
      subject: refusal === null ? aggregate.subjectOf(command, events) : null,
    };
    const answer = answerOf(outcome);
    // An outcome without events may depend on another node's change, so the store checks it.
    const decidedAt =
      events.length === 0 && !loose && this.freshness.isShared ? aggregate.epoch : null;
    // The outcome may depend on a commit under way, so it is answered after that commit.
    if (events.length > 0 || answer !== null || decidedAt !== null || aggregate.isAhead) {
      await this.committer.add({
        aggregate,
        decided: aggregate.take(events),
        answer: loose ? null : answer,
        accountAnswer: loose ? answer : null,
        decidedAt,
      });
    }
    return outcome;
  }

  read(id: SeasonId, asOf: AsOf = 0): Promise<SeasonSnapshot | null> {
    const askedAtMs = performance.now();
    return retryOnConflict(async () => {
      const aggregate = await this.cache.get(id);
      if (aggregate === null) return null;
      await this.freshness.ensure(aggregate, asOf, askedAtMs);
      await this.clockWork.settleCommitted(aggregate);
      if (aggregate.record === null) return null;
      const { kind, record, committed: state } = aggregate;
      const now = aggregate.game.nowIn(state, this.clockWork.now(aggregate));
      const touched = (topic: Topic): number => aggregate.lastChangeOf(topic);
      // The aggregate's `kind` is the kind of its state.
      return { kind, record, state, now, touched } as SeasonSnapshot;
    });
  }

  past(present: SeasonSnapshot, seq: number, pace: Pace | null): Promise<SeasonSnapshot> {
    return this.pastStates.read(present, seq, pace);
  }

  records(ids: readonly SeasonId[]): Promise<readonly SeasonRecord[]> {
    return asUnavailable(() => this.deps.store.records(ids));
  }

  list(filter: SeasonFilter): Promise<readonly SeasonRecord[]> {
    return asUnavailable(() => this.deps.store.list(filter));
  }

  count(filter: Omit<SeasonFilter, 'limit'>, most: number): Promise<number> {
    return asUnavailable(() => this.deps.store.count(filter, most));
  }

  invited(code: string): Promise<SeasonRecord | null> {
    return asUnavailable(() => this.deps.store.invited(sha256OfText(code)));
  }

  async inviteCode({ id, inviteHash }: SeasonRecord): Promise<string | null> {
    if (inviteHash === null) return null;
    return (await this.cache.get(id))?.entrusted(inviteKey(inviteHash)) ?? null;
  }

  results(filter: ResultFilter): ReturnType<Engine['results']> {
    return asUnavailable(() => this.deps.store.results(filter));
  }

  seasonTally(kind: SeasonKind, asked: TallyOf): Promise<Tally> {
    return asUnavailable(() => this.deps.store.seasonTally(kind, asked));
  }

  gameTally(asked: TallyOf): ReturnType<Engine['gameTally']> {
    return asUnavailable(() => this.deps.store.gameTally(asked));
  }

  async journal(id: SeasonId, after: number, limit: number): Promise<readonly JournalRow[]> {
    const aggregate = await this.cache.get(id);
    if (aggregate === null) return [];
    const recent = aggregate.eventsAfter(after, limit);
    if (recent !== null) return recent;
    const rows = await asUnavailable(() => this.deps.store.journal(id, after, limit));
    // Returns no event newer than this node's state: readers look up the events' subjects in it.
    const seen = (await this.cache.get(id))?.committedSeq ?? 0;
    if ((rows.at(-1)?.seq ?? 0) > seen) this.freshness.onRemoteChange(id, null);
    return rows.filter(({ seq }) => seq <= seen);
  }

  chronicle(record: SeasonRecord, pace: Pace | null): Promise<StandingsHistory<Standing>> {
    return this.standings.of(record, pace);
  }

  async stretch(id: SeasonId, stretch: JournalStretch): Promise<readonly JournalRow[]> {
    const aggregate = await this.cache.get(id);
    if (aggregate === null) return [];
    const recent = aggregate.stretch(stretch);
    if (recent !== null) return recent;
    // Returns no event newer than this node's state, as in `journal`.
    const end = aggregate.committedSeq + 1;
    const before = Math.min(stretch.before ?? end, end);
    return asUnavailable(() => this.deps.store.stretch(id, { ...stretch, before }));
  }

  inbox(account: AccountId, after: number, limit: number): Promise<readonly InboxRow[]> {
    return asUnavailable(() => this.deps.store.inbox(account, after, limit));
  }

  inboxHead(account: AccountId): Promise<number> {
    return asUnavailable(() => this.deps.store.inboxHead(account));
  }

  async entrusted(id: SeasonId, actionId: string): Promise<EntrustedText | null> {
    const text = (await this.cache.get(id))?.entrusted(actionId) ?? null;
    return text === null ? null : { text };
  }

  /** Leaves the clock's work to the next start; work in progress ends after its present portion. */
  stopClock(): void {
    this.clockWork.stop();
  }

  /**
   * Resolves once every decision is on disk. The clock's work in progress is left to the next start.
   */
  async close(): Promise<void> {
    this.closed = true;
    for (const stop of this.stopListening) stop();
    this.freshness.close();
    this.stopClock();
    await this.clockWork.idle();
    await this.committer.idle();
  }
}
