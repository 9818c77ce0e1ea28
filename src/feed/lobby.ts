import { LRUCache } from 'lru-cache';
import type { ChangeBus, Engine, LobbyChange, SeasonRecord } from '../engine';
import type { SeasonId } from '../kernel';
import { Follower } from './follower';
import type { PollTimer } from './follower';

/** The time for which changes are gathered before the store is asked. */
const GATHER_MS = 250;
/** The maximum number of seasons in a follower's queue, or in one query of the store. */
const MOST = 500;
/** The number of seasons whose last list entry is remembered. */
const REMEMBERED = 10_000;

type Listener = (change: LobbyChange) => void;

/**
 * The changes of seasons in lists. A follower that misses changes is asked to read its list again.
 */
export class Lobby {
  private readonly listeners = new Set<Listener>();
  private readonly shown = new LRUCache<SeasonId, string>({ max: REMEMBERED });
  private readonly stops: (() => void)[];
  private changed = new Set<SeasonId>();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly engine: Pick<Engine, 'records'>,
    changeBus: ChangeBus,
    private readonly startTimer: PollTimer,
  ) {
    this.stops = [
      changeBus.listen((message) => {
        if (message.type === 'season' && this.listeners.size > 0) {
          this.onSeasonChange(message.seasonId);
        }
      }),
      changeBus.onGap(() => {
        this.notify({ again: true, records: [] });
      }),
    ];
  }

  private onSeasonChange(id: SeasonId): void {
    this.changed.add(id);
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  private async flush(): Promise<void> {
    const ids = [...this.changed];
    this.changed = new Set();
    try {
      // A larger query would delay other work in the store.
      if (ids.length > MOST) this.notify({ again: true, records: [] });
      else this.notifyOfNew(await this.engine.records(ids));
    } catch {
      // The store does not answer: followers read the list again.
      this.notify({ again: true, records: [] });
    }
    this.timer = this.changed.size === 0 ? null : setTimeout(() => void this.flush(), GATHER_MS);
  }

  private notifyOfNew(found: readonly SeasonRecord[]): void {
    const records = found.filter((record) => {
      const now = printed(record);
      const before = this.shown.get(record.id);
      this.shown.set(record.id, now);
      return now !== before;
    });
    if (records.length > 0) this.notify({ again: false, records });
  }

  private notify(change: LobbyChange): void {
    // A list read again may show changes that were not sent.
    if (change.again) this.shown.clear();
    for (const listener of [...this.listeners]) listener(change);
  }

  /** Starts with a request to read the list, and continues with later changes. */
  follow(signal: AbortSignal): AsyncIterableIterator<LobbyChange> {
    let again = true;
    const records = new Map<SeasonId, SeasonRecord>();
    const poll = (): Promise<LobbyChange | null> => {
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
    return new Follower(poll, wait, signal, this.startTimer);
  }

  close(): void {
    for (const stop of this.stops) stop();
    if (this.timer !== null) clearTimeout(this.timer);
    this.listeners.clear();
  }
}

/** A record's list fields that can change, as text. */
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
