import type { AnyGame, SeasonEvent, Topic } from './games';
import type { JournalRow, JournalStretch } from './ports';

/** The number of recent events kept for followers. */
const TAIL = 512;

/** The last committed events of a season, kept for followers, and the topics that they changed. */
export class RecentEvents {
  private rows: JournalRow[] = [];
  private readonly touched = new Map<Topic, number>();

  constructor(
    private readonly game: Pick<AnyGame, 'topicsOf'>,
    /** Events up to this number are from before the season was loaded, and are not in memory. */
    private readonly loadedSeq: number,
  ) {}

  add(rows: readonly JournalRow[]): void {
    for (const row of rows) {
      for (const topic of this.game.topicsOf(eventOf(row))) this.touched.set(topic, row.seq);
      this.rows.push(row);
    }
    if (this.rows.length > 2 * TAIL) this.rows = this.rows.slice(-TAIL);
  }

  /** The number of the last event that changed the topic; `loadedSeq` if no later event did. */
  lastChangeOf(topic: Topic): number {
    const last = topic === 'SEASON' ? this.rows.at(-1)?.seq : this.touched.get(topic);
    return last ?? this.loadedSeq;
  }

  /**
   * At most `limit` events after number `after`; null if memory does not reach back that far. The
   * journal must have such an event.
   */
  after(after: number, limit: number): readonly JournalRow[] | null {
    const first = this.rows[0];
    if (first === undefined || first.seq > after + 1) return null;
    const from = after + 1 - first.seq;
    return this.rows.slice(from, from + limit);
  }

  /** The events of a stretch; null if some are not in memory. */
  stretch(stretch: JournalStretch): readonly JournalRow[] | null {
    const first = this.rows[0];
    if (first === undefined) return null;
    const isWhole = first.seq <= (stretch.after ?? 0) + 1;
    if (!isWhole && !stretch.fromEnd) return null;
    const found = this.rows.filter((row) => isIn(stretch, row));
    const page = (stretch.fromEnd ? found.toReversed() : found).slice(0, stretch.limit);
    return isWhole || page.length === stretch.limit ? page : null;
  }
}

function isIn(
  { after, before, channels = null, types = null, actor = null }: JournalStretch,
  row: JournalRow,
): boolean {
  if (row.seq <= (after ?? 0) || (before !== null && row.seq >= before)) return false;
  if (channels !== null && (row.channel === null || !channels.includes(row.channel))) return false;
  if (types !== null && !types.includes(row.type)) return false;
  return actor === null || row.actor === actor;
}

export function eventOf(row: JournalRow): SeasonEvent {
  return row.payload as unknown as SeasonEvent;
}
