import { instant } from '../kernel';
import type { Actor, Instant, Mark, RowChange, SeasonId, Stamped } from '../kernel';
import type { Turn } from '../kernel';
import type { Channel } from '../round';
import type { Topic } from './game';
import { GAMES } from './games';
import type { AnyGame, SeasonEvent, SeasonState } from './games';
import type { JournalRow, SealedSecret, SeasonKind, SeasonRecord, StoredSeason } from './ports';
import type { Sealing } from './sealing';
import { Secrets } from './secrets';

/** How many of the last events stay at hand for followers. */
const TAIL = 512;

/** What a decision has changed. */
export type Uncommitted = {
  readonly changes: readonly RowChange[];
  readonly secrets: readonly SealedSecret[];
};

type CellMark = {
  readonly tables: Mark;
  readonly secrets: number;
  readonly seq: number;
  readonly lastAtMs: Instant;
};

/**
 * A season in memory, twice: `working` is ahead by what is being committed, and only the engine
 * decides on it; `committed` is what everybody sees.
 */
export class Cell {
  readonly game: AnyGame;
  readonly working: SeasonState;
  readonly committed: SeasonState;
  readonly secrets: Secrets;
  /** The number of the last event of `working`. */
  seq = 0;
  /** Null until the season's first commit. */
  record: SeasonRecord | null = null;
  lastAtMs: Instant = instant(0);
  /** Decided and not yet on disk; refusals that wait to be told count too. */
  pending = 0;
  /** Those among them that have events: while there are any, `working` is ahead. */
  ahead = 0;
  /** Up to where those who follow the season were told to look. */
  toldSeq = 0;
  /** Its memory is no longer what is stored: whoever holds it must load anew. */
  dropped = false;
  /** Another node was faster: nothing may be decided until what it did is folded. */
  behind = false;
  /** How many commits in a row another node was faster with. */
  lostRaces = 0;
  /** Until when another node is let in first, by this process's clock. */
  yieldsUntilMs = 0;
  usedAtMs = 0;
  /** By this process's clock: what was acknowledged before, anywhere, is in `committed`. */
  verifiedAtMs = -Infinity;
  /** How often what other nodes did has got into `working`, or decisions were taken out of it. */
  turns = 0;
  /** When the last committed event was. */
  private committedAtMs: Instant = instant(0);
  private readonly touched = new Map<Topic, number>();
  /** What happened up to here, before the season was in this memory, is not in `touched`. */
  private loadedSeq = 0;
  private tail: JournalRow[] = [];

  constructor(
    readonly id: SeasonId,
    readonly kind: SeasonKind,
    private readonly createdAtMs: Instant,
    sealing: Sealing,
  ) {
    this.game = GAMES[kind];
    this.working = this.game.empty();
    this.committed = this.game.empty();
    this.secrets = new Secrets(id, sealing);
  }

  static of(stored: StoredSeason, sealing: Sealing): Cell {
    const { id, kind, createdAtMs } = stored.record;
    const cell = new Cell(id, kind, createdAtMs, sealing);
    cell.working.absorb(stored.rows);
    cell.committed.absorb(stored.rows);
    cell.secrets.learn(stored.secrets);
    cell.record = stored.record;
    cell.seq = stored.record.seq;
    cell.loadedSeq = stored.record.seq;
    cell.lastAtMs = stored.lastAtMs;
    cell.committedAtMs = stored.lastAtMs;
    return cell;
  }

  /** The season's present: never before what has already happened. */
  now(real: Instant): Instant {
    const now = this.seq > 0 ? this.game.nowIn(this.working, real) : real;
    return now < this.lastAtMs ? this.lastAtMs : now;
  }

  /** Whether something is due in one of the two states by `now`. */
  isDue(state: SeasonState, now: Instant): boolean {
    const due = this.game.due(state);
    return due !== null && due <= now;
  }

  /** A turn whose events go to `events` and evolve `working` at once. */
  turn(actor: Actor, now: Instant, events: Stamped<SeasonEvent>[]): Turn<SeasonState, SeasonEvent> {
    const emit = (event: SeasonEvent): void => {
      this.seq += 1;
      const stamped = { seq: this.seq, atMs: now, actor, event };
      this.game.evolve(this.working, stamped);
      events.push(stamped);
      if (now > this.lastAtMs) this.lastAtMs = now;
    };
    return {
      state: this.working,
      now,
      actor,
      chance: this.secrets.chance,
      vault: this.secrets.vault,
      emit,
      as: (other, at = now) => this.turn(other, at, events),
    };
  }

  /** A place to come back to, as long as nothing was taken since. */
  mark(): CellMark {
    const { seq, lastAtMs } = this;
    return { tables: this.working.mark(), secrets: this.secrets.mark(), seq, lastAtMs };
  }

  undo(to: CellMark): void {
    this.working.undo(to.tables);
    this.secrets.forgetSince(to.secrets);
    this.seq = to.seq;
    this.lastAtMs = to.lastAtMs;
  }

  /** The rows changed since the last call. */
  takeChanges(): readonly RowChange[] {
    const changes = this.working.changes(0);
    this.working.forget();
    return changes;
  }

  /** Takes back all that was decided and is not committed, since another node was faster. */
  fallBack(lost: readonly Uncommitted[]): void {
    for (const { changes, secrets } of lost) {
      this.working.restore(changes, this.committed);
      this.secrets.forget(secrets);
    }
    this.seq = this.record?.seq ?? 0;
    this.lastAtMs = this.committedAtMs;
    this.behind = true;
    this.turns += 1;
    this.lostRaces += 1;
  }

  /** The record that belongs to `working` as it is; null for a season that is not made. */
  nextRecord(): SeasonRecord | null {
    if (this.seq === 0) return null;
    const summary = this.game.summary(this.working);
    return {
      ...summary,
      id: this.id,
      kind: this.kind,
      createdAtMs: this.createdAtMs,
      seq: this.seq,
      dueAtMs: summary.rehearsal ? null : this.game.due(this.working),
    };
  }

  /** Events were committed: keeps the last ones at hand, and what they touched. */
  remember(rows: readonly JournalRow[]): void {
    for (const row of rows) {
      for (const topic of this.game.topicsOf(eventOf(row))) this.touched.set(topic, row.seq);
    }
    for (const row of rows) {
      this.tail.push(row);
      this.committedAtMs = instant(Math.max(this.committedAtMs, row.atMs));
    }
    if (this.tail.length > 2 * TAIL) this.tail = this.tail.slice(-TAIL);
  }

  /** The last event that touched the topic; a later one when that was before the loading. */
  lastTouch(topic: Topic): number {
    return this.touched.get(topic) ?? this.loadedSeq;
  }

  /** The events after `after`, when all of them are at hand. */
  recent(
    after: number,
    limit: number,
    channel: Channel | null = null,
  ): readonly JournalRow[] | null {
    const last = this.record?.seq ?? 0;
    if (after >= last) return [];
    const first = this.tail[0];
    if (first === undefined || first.seq > after + 1) return null;
    const from = after + 1 - first.seq;
    if (channel === null) return this.tail.slice(from, from + limit);
    return this.tail
      .slice(from)
      .filter((row) => row.channel === channel)
      .slice(0, limit);
  }

  /** Takes over what another node committed. */
  fold(rows: readonly JournalRow[]): void {
    const last = rows.at(-1);
    if (last === undefined) return;
    this.turns += 1;
    for (const row of rows) this.game.evolve(this.working, stampedOf(row));
    this.committed.absorb(this.takeChanges());
    this.seq = last.seq;
    this.lastAtMs = instant(Math.max(this.lastAtMs, last.atMs));
    this.record = this.nextRecord();
    this.remember(rows);
  }
}

function eventOf(row: JournalRow): SeasonEvent {
  return row.payload as unknown as SeasonEvent;
}

function stampedOf(row: JournalRow): Stamped<SeasonEvent> {
  return { seq: row.seq, atMs: row.atMs, actor: row.actor, event: eventOf(row) };
}

export function journalRow({ id, game }: Cell, stamped: Stamped<SeasonEvent>): JournalRow {
  return {
    seasonId: id,
    seq: stamped.seq,
    atMs: stamped.atMs,
    actor: stamped.actor,
    type: stamped.event.type,
    payload: stamped.event,
    channel: game.channelOf(stamped.event),
  };
}
