import { foldOf } from './damaged';
import { CLOCK, instant } from '../kernel';
import type { Actor, Instant, Mark, Refusal, RowChange, SeasonId, Stamped, Turn } from '../kernel';
import { INSTANTS_AT_ONCE } from '../season';
import type { Outage } from '../season';
import type { AskedBy } from './game';
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
import { eventOf } from './recent';
import type { Sealing } from './sealing';
import { Secrets } from './secrets';

type Events = readonly Stamped<SeasonEvent>[];

/** Coarse enough that few commits move a season in the order of activity. */
const QUARTER_HOUR_MS = 900_000;
export const quarterHourOf = (at: Instant): Instant =>
  instant(Math.floor(at / QUARTER_HOUR_MS) * QUARTER_HOUR_MS);

/** What was decided, to be committed. */
export type Uncommitted = Pick<SeasonCommit, 'events' | 'changes' | 'secrets' | 'notices'>;

/** What became of a command; `seq` is the number of the season's last event after it. */
export type Decision = {
  readonly refusal: Refusal | null;
  readonly events: Events;
  readonly seq: number;
};

type Place = {
  readonly tables: Mark;
  readonly secrets: number;
  readonly seq: number;
  readonly lastAtMs: Instant;
  readonly notices: number;
};

/** A season as it is decided on: ahead of what everybody sees by what is being committed. */
export class Working {
  readonly state: SeasonState;
  readonly secrets: Secrets;
  private readonly nextDue: NextDue;
  /** The number of the last event, and when it was. */
  private seq = 0;
  private lastAtMs: Instant = instant(0);
  /** Who is told of what was decided since the last take. */
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

  /** Takes over what is stored, as the first thing. */
  load({ record, lastAtMs, rows, secrets }: StoredSeason): void {
    this.state.absorb(rows);
    this.secrets.learn(secrets);
    this.seq = record.seq;
    this.lastAtMs = lastAtMs;
  }

  /** The season's present: never before what has already happened. */
  now(real: Instant): Instant {
    const now = this.seq > 0 ? this.game.nowIn(this.state, real) : real;
    return now < this.lastAtMs ? this.lastAtMs : now;
  }

  /** Refused or thrown, nothing of the command stays. */
  decide(command: AskedBy<SeasonCommand>, now: Instant): Decision {
    const events: Stamped<SeasonEvent>[] = [];
    const before = this.mark();
    try {
      const actor = this.game.actorOf(this.state, command.accountId, command);
      const refusal = this.game.decide(this.turn(actor, now, events), command);
      if (refusal === null) return { refusal, events, seq: this.seq };
      this.undo(before);
      return { refusal, events: [], seq: this.seq };
    } catch (error) {
      this.undo(before);
      throw error;
    }
  }

  /** Does what is due up to `now`, or the first part of it; thrown, it is half done. */
  advance(now: Instant, outages: readonly Outage[]): Events {
    const events: Stamped<SeasonEvent>[] = [];
    const turn = this.turn(CLOCK, now, events);
    const pending = pendingIn(this.game, this.state, this.lastAtMs, outages);
    this.game.advance(turn, now, INSTANTS_AT_ONCE, pending);
    return events;
  }

  /** When something is due next. */
  due(outages: readonly Outage[]): Instant | null {
    return this.nextDue.after(this.lastAtMs, outages);
  }

  /** A turn whose events go to `events` and evolve the state at once. */
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
      // Asked here, so that it does not rest on what else goes into the commit [invariant 11].
      this.tell(stamped);
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
    };
  }

  private tell({ seq, event }: Stamped<SeasonEvent>): void {
    for (const told of this.game.toldOf(this.state, event)) {
      this.notices.push({ ...told, seasonId: this.id, seq });
    }
  }

  /** A place to come back to, as long as nothing was taken since. */
  private mark(): Place {
    const { seq, lastAtMs, notices } = this;
    const [tables, secrets] = [this.state.mark(), this.secrets.mark()];
    return { tables, secrets, seq, lastAtMs, notices: notices.length };
  }

  private undo(to: Place): void {
    this.state.undo(to.tables);
    this.secrets.forgetSince(to.secrets);
    this.seq = to.seq;
    this.lastAtMs = to.lastAtMs;
    this.notices.length = to.notices;
  }

  /** Everything committed with these events, which were decided since the last call. */
  take(events: Events): Uncommitted {
    const { notices } = this;
    this.notices = [];
    return {
      events: events.map((stamped) => this.rowOf(stamped)),
      changes: this.takeChanges(),
      secrets: this.secrets.takeFresh(),
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

  /** Takes back everything that was taken and is not committed: it is then as `committed` is. */
  fallBack(
    lost: readonly Uncommitted[],
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

  /** Does what was committed elsewhere; the rows that it has changed. Thrown, it is half done. */
  fold(rows: readonly JournalRow[], secrets: readonly SealedSecret[]): readonly RowChange[] {
    this.secrets.learn(secrets);
    for (const row of rows) {
      const { seq, atMs, actor } = row;
      foldOf(this.id, seq, () =>
        this.game.evolve(this.state, { seq, atMs, actor, event: eventOf(row) }),
      );
      this.seq = seq;
      if (atMs > this.lastAtMs) this.lastAtMs = atMs;
    }
    return this.takeChanges();
  }

  /** The record that belongs to it as it is; null for a season that is not made. */
  record(of: Pick<SeasonRecord, 'id' | 'kind' | 'createdAtMs'>): SeasonRecord | null {
    if (this.seq === 0) return null;
    const { id, kind, createdAtMs } = of;
    const summary = this.game.summary(this.state);
    const dueAtMs = summary.rehearsal ? null : this.game.due(this.state);
    const activeAtMs = quarterHourOf(this.lastAtMs);
    return { ...summary, id, kind, createdAtMs, activeAtMs, seq: this.seq, dueAtMs };
  }
}
