import { LRUCache } from 'lru-cache';
import type { Doorbell, Engine, LobbyChange, SeasonRecord } from '../engine';
import type { SeasonId } from '../kernel';
import { Follower } from './follower';

/** How long changes are gathered before the store is asked. */
const GATHER_MS = 250;
/** How many seasons a follower, or the next question, holds at most. */
const MOST = 500;
/** Of how many seasons it is remembered what lists showed of them. */
const REMEMBERED = 10_000;

type Listener = (change: LobbyChange) => void;

/** What happens to seasons as lists show them. Whoever misses something is told so. */
export class Lobby {
  private readonly listeners = new Set<Listener>();
  private readonly shown = new LRUCache<SeasonId, string>({ max: REMEMBERED });
  private readonly stops: (() => void)[];
  private rung = new Set<SeasonId>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'records'>,
    doorbell: Doorbell,
  ) {
    this.stops = [
      doorbell.listen((ring) => {
        if (ring.type === 'season' && this.listeners.size > 0) this.hear(ring.seasonId);
      }),
      doorbell.onGap(() => {
        this.tell({ again: true, records: [] });
      }),
    ];
  }

  private hear(id: SeasonId): void {
    this.rung.add(id);
    this.timer ??= setTimeout(() => void this.look(), GATHER_MS);
  }

  private async look(): Promise<void> {
    const ids = [...this.rung];
    this.rung = new Set();
    try {
      // More at once would hold up others in the store.
      if (ids.length > MOST) this.tell({ again: true, records: [] });
      else this.tellNew(await this.engine.records(ids));
    } catch {
      // The store is away: whoever follows asks for the list again.
      this.tell({ again: true, records: [] });
    }
    this.timer = this.rung.size === 0 ? null : setTimeout(() => void this.look(), GATHER_MS);
  }

  private tellNew(found: readonly SeasonRecord[]): void {
    const records = found.filter((record) => {
      const now = printed(record);
      const before = this.shown.get(record.id);
      this.shown.set(record.id, now);
      return now !== before;
    });
    if (records.length > 0) this.tell({ again: false, records });
  }

  private tell(change: LobbyChange): void {
    // Whoever asks for the list may see what was not told since.
    if (change.again) this.shown.clear();
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Begins by saying that the list has to be asked for, and goes on with what changes after that. */
  follow(signal: AbortSignal): AsyncIterableIterator<LobbyChange> {
    let again = true;
    const records = new Map<SeasonId, SeasonRecord>();
    const look = (): Promise<LobbyChange | null> => {
      if (!again && records.size === 0) return Promise.resolve(null);
      const change = { again, records: [...records.values()] };
      again = false;
      records.clear();
      return Promise.resolve(change);
    };
    const wait = (wake: () => void): (() => void) => {
      const listener: Listener = (change) => {
        again ||= change.again;
        for (const record of change.records) records.set(record.id, record);
        if (records.size > MOST) {
          again = true;
          records.clear();
        }
        wake();
      };
      if (this.listeners.size === 0) this.shown.clear();
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    };
    return new Follower(look, wait, signal);
  }

  close(): void {
    for (const stop of this.stops) stop();
    if (this.timer !== null) clearTimeout(this.timer);
    this.listeners.clear();
  }
}

/** What lists show that can change. */
const printed = ({
  name,
  description,
  status,
  phase,
  playerCount,
  visibility,
  edition,
}: SeasonRecord): string =>
  JSON.stringify([name, description, status, phase, playerCount, visibility, edition]);
