import type { Channel } from '../season';
import type { AnyGame, SeasonEvent, Topic } from './games';
import type { JournalRow } from './ports';

/** How many of the last events stay at hand for followers. */
const TAIL = 512;

/** The last committed events of a season, at hand for followers, and what they touched. */
export class Recent {
  private rows: JournalRow[] = [];
  private readonly touched = new Map<Topic, number>();

  constructor(
    private readonly game: Pick<AnyGame, 'topicsOf'>,
    /** Whatever happened up to here, before the season was in this memory, is unknown. */
    private readonly loadedSeq: number,
  ) {}

  add(rows: readonly JournalRow[]): void {
    for (const row of rows) {
      for (const topic of this.game.topicsOf(eventOf(row))) this.touched.set(topic, row.seq);
      this.rows.push(row);
    }
    if (this.rows.length > 2 * TAIL) this.rows = this.rows.slice(-TAIL);
  }

  /** The last event that touched the topic; a later one when that was before the loading. */
  lastTouch(topic: Topic): number {
    return this.touched.get(topic) ?? this.loadedSeq;
  }

  /** Those after `after`, at most `limit`; null when they are not at hand. Some there are. */
  after(after: number, limit: number, channel: Channel | null): readonly JournalRow[] | null {
    const first = this.rows[0];
    if (first === undefined || first.seq > after + 1) return null;
    const from = after + 1 - first.seq;
    if (channel === null) return this.rows.slice(from, from + limit);
    return this.rows
      .slice(from)
      .filter((row) => row.channel === channel)
      .slice(0, limit);
  }
}

export function eventOf(row: JournalRow): SeasonEvent {
  return row.payload as unknown as SeasonEvent;
}
