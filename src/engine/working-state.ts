import { foldEvent } from './data-faults';
import { CLOCK, instant } from '../kernel';
import type {
  Actor,
  Instant,
  Mark,
  Meter,
  Refusal,
  RowChange,
  SeasonId,
  Stamped,
  Stepwise,
  Turn,
} from '../kernel';
import { dryRun, INSTANTS_AT_ONCE } from '../season';
import type { Outage } from '../season';
import type { AccountCommand } from './game';
import type { AnyGame, SeasonCommand, SeasonEvent, SeasonState } from './games';
import type {
  JournalRow,
  Notice,
  SealedSecret,
  SeasonCommit,
  SeasonRecord,
  StoredSeason,
} from './ports';
import { NextDue, pendingIn } from './next-due';
import { eventOf } from './recent-events';
import type { Sealing } from './sealing';
import { Secrets } from './secrets';

type Events = readonly Stamped<SeasonEvent>[];

/** Rounds the time of activity, so that few commits change a season's place in the list. */
const QUARTER_HOUR_MS = 900_000;
export const quarterHourOf = (at: Instant): Instant =>
  instant(Math.floor(at / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);

/** The contents of a decided commit that is not yet stored. */
export type PendingCommit = Pick<SeasonCommit, 'events' | 'changes' | 'secrets' | 'notices'>;

/** The outcome of a command; `seq` is the number of the season's last event after it. */
export type Decision = {
  readonly refusal: Refusal | null;
  readonly events: Events;
  readonly seq: number;
};

type Checkpoint = {
  readonly tables: Mark;
  readonly secrets: number;
  readonly seq: number;
  readonly lastAtMs: Instant;
  readonly notices: number;
};

/** The decided season. It is ahead of the public one by the commits under way. */
export class WorkingState {
  readonly state: SeasonState;
  readonly secrets: Secrets;
  private readonly nextDue: NextDue;
  /** The number and the instant of the last event. */
  private seq = 0;
  private lastAtMs: Instant = instant(0);
  /** The notices of decisions since the last `take`. */
  private notices: Notice[] = [];

  constructor(
    private readonly id: SeasonId,
    private readonly game: AnyGame,
    sealing: Sealing,
  ) {
    this.state = game.empty();
    this.nextDue = new NextDue(game, this.state);
    this.secrets = new Secrets(id, sealing);
  }

  /** Loads the stored season. Must be the first call. */
  load({ record, lastAtMs, rows, secrets }: StoredSeason): void {
    this.state.absorb(rows);
    this.secrets.load(secrets);
    this.seq = record.seq;
    this.lastAtMs = lastAtMs;
  }

  /** The time on the season's clock, never earlier than its last event. */
  now(real: Instant): Instant {
    const now = this.seq > 0 ? this.game.nowIn(this.state, real) : real;
    return now < this.lastAtMs ? this.lastAtMs : now;
  }

  /**
   * Decides in steps. A refusal, an error, such as the meter's, or an early end undoes all changes.
   */
  *decide(
    command: AccountCommand<SeasonCommand>,
    now: Instant,
    meter: Meter | null = null,
  ): Stepwise<Decision> {
    const events: Stamped<SeasonEvent>[] = [];
    const before = this.mark();
    let isDone = false;
    try {
      const actor = this.game.actorOf(this.state, command.accountId, command);
      const work = this.game.decide(this.turn(actor, now, events), command);
      const refusal = yield* meter === null ? work : this.metered(meter, work);
      isDone = refusal === null;
      return isDone ? { refusal, events, seq: this.seq } : { refusal, events: [], seq: before.seq };
    } finally {
      if (!isDone) this.undo(before);
    }
  }

  /** Meters each step, and nothing between two steps. */
  private *metered<T>(meter: Meter, work: Stepwise<T>): Stepwise<T> {
    for (;;) {
      const step = this.state.metered(meter, () => work.next());
      if (step.done === true) return step.value;
      meter.pause?.();
      yield;
      meter.resume?.();
    }
  }

  /**
   * Settles what is due up to `now`, or the first part of it. The state is incomplete until the last
   * step, and after an error.
   */
  *advance(now: Instant, outages: readonly Outage[]): Stepwise<Events> {
    const events: Stamped<SeasonEvent>[] = [];
    const turn = this.turn(CLOCK, now, events);
    const pending = pendingIn(this.game, this.state, this.lastAtMs, outages);
    yield* this.game.advance(turn, now, INSTANTS_AT_ONCE, pending);
    return events;
  }

  due(outages: readonly Outage[]): Instant | null {
    return this.nextDue.after(this.lastAtMs, outages);
  }

  /** A turn that adds its events to `events` and evolves the state at once. */
  private turn(
    actor: Actor,
    now: Instant,
    events: Stamped<SeasonEvent>[],
  ): Turn<SeasonState, SeasonEvent> {
    const emit = (event: SeasonEvent): void => {
      this.seq += 1;
      const stamped = { seq: this.seq, atMs: now, actor, event };
      this.game.evolve(this.state, stamped);
      events.push(stamped);
      // Notices are collected event by event, so that they do not depend on the rest of the commit
      // [invariant 11].
      this.collectNotices(stamped);
      if (now > this.lastAtMs) this.lastAtMs = now;
    };
    return {
      state: this.state,
      now,
      actor,
      chance: this.secrets.chance,
      vault: this.secrets.vault,
      emit,
      as: (other, at = now) => this.turn(other, at, events),
      dryRun: (act) => {
        const { state } = this;
        const evolve = this.game.evolve.bind(this.game);
        return dryRun({ state, now, actor, evolve, text: () => null }, act).result;
      },
    };
  }

  private collectNotices({ seq, event }: Stamped<SeasonEvent>): void {
    for (const recipient of this.game.recipientsOf(this.state, event)) {
      this.notices.push({ ...recipient, seasonId: this.id, seq });
    }
  }

  /** A checkpoint for `undo`, valid until the next `take`. */
  private mark(): Checkpoint {
    const { seq, lastAtMs, notices } = this;
    const [tables, secrets] = [this.state.mark(), this.secrets.mark()];
    return { tables, secrets, seq, lastAtMs, notices: notices.length };
  }

  private undo(to: Checkpoint): void {
    this.state.undo(to.tables);
    this.secrets.forgetSince(to.secrets);
    this.seq = to.seq;
    this.lastAtMs = to.lastAtMs;
    this.notices.length = to.notices;
  }

  /** Makes a commit from these events. They must be all the events decided since the last call. */
  take(events: Events): PendingCommit {
    const { notices } = this;
    this.notices = [];
    return {
      events: events.map((stamped) => this.rowOf(stamped)),
      changes: this.takeChanges(),
      secrets: this.secrets.takeUnstored(),
      notices,
    };
  }

  private rowOf({ seq, atMs, actor, event }: Stamped<SeasonEvent>): JournalRow {
    const channel = this.game.channelOf(event);
    return { seasonId: this.id, seq, atMs, actor, type: event.type, payload: event, channel };
  }

  private takeChanges(): readonly RowChange[] {
    const changes = this.state.changes(0);
    this.state.forget();
    return changes;
  }

  /** Undoes all commits that were taken and not committed. The state then equals `committed`. */
  fallBack(
    lost: readonly PendingCommit[],
    committed: SeasonState,
    last: { readonly seq: number; readonly atMs: Instant },
  ): void {
    for (const { changes, secrets } of lost) {
      this.state.restore(changes, committed);
      this.secrets.forget(secrets);
    }
    this.seq = last.seq;
    this.lastAtMs = last.atMs;
  }

  /**
   * Folds another node's events and returns the changed rows. An error leaves the state incomplete.
   */
  fold(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): readonly RowChange[] {
    this.secrets.load(secrets);
    for (const row of rows) {
      const { seq, atMs, actor } = row;
      foldEvent(this.id, seq, () =>
        this.game.evolve(this.state, { seq, atMs, actor, event: eventOf(row) }),
      );
      this.seq = seq;
      if (atMs > this.lastAtMs) this.lastAtMs = atMs;
    }
    return this.takeChanges();
  }

  /** The record of the present state; null if the season is not made. */
  record(of: Pick<SeasonRecord, 'id' | 'kind' | 'createdAtMs'>): SeasonRecord | null {
    if (this.seq === 0) return null;
    const { id, kind, createdAtMs } = of;
    const summary = this.game.summary(this.state);
    const dueAtMs = summary.rehearsal ? null : this.game.due(this.state);
    const activeAtMs = quarterHourOf(this.lastAtMs);
    return { ...summary, id, kind, createdAtMs, activeAtMs, seq: this.seq, dueAtMs };
  }
}
