import { SEASON_KINDS } from '../engine';
import type {
  Engine,
  Feed,
  Outcome,
  Presence,
  SeasonSnapshot,
  SeasonFilter,
  SeasonKind,
} from '../engine';
import type { Accounts } from '../accounts';
import type { AccountId, SeasonId } from '../kernel';
import { enterBots, seatBots } from './join';
import type { ExhibitionRunner, ExhibitionRequest, ExhibitionLimits, BotWorker } from './practice';
import { refuse } from './refusals';
import { RunningExhibition } from './running-exhibition';

export type ExhibitionsDeps = {
  readonly engine: Engine;
  readonly accounts: Accounts;
  readonly feed: Pick<Feed, 'tokenRevoked'>;
  readonly presence: Pick<Presence, 'count' | 'onEnter'>;
  readonly bounds: ExhibitionLimits;
  /** Null if the server's bots do not play. */
  readonly troupe: BotWorker | null;
  /** Removes an ended exhibition for ever. */
  readonly remove: (id: SeasonId) => Promise<unknown>;
  /** Called with errors of work in the background. */
  readonly onError: (error: unknown) => void;
};

/** The wait before a failed start is repeated. It doubles until the bots have played for a while. */
const FIRST_RETRY_MS = 200;
const MAX_RETRY_MS = 60_000;

/** The maximum number of ended exhibitions removed at a time. */
const MOST_REMOVED = 20;

/**
 * The exhibitions of the server's bots: one season of each kind, hosted by the house. A season runs
 * while somebody watches it, otherwise pauses at no cost, and continues with the next watcher. A
 * failed start is repeated while somebody watches. A long season is closed; the last closed season
 * is kept.
 */
export class Exhibitions implements ExhibitionRunner {
  /** The unfinished exhibitions that this node knows, each with its host, the house's account. */
  private readonly known = new Map<SeasonId, AccountId>();
  private readonly showings = new Map<SeasonId, RunningExhibition>();
  /** The wait before the next start of a season whose start has failed. */
  private readonly retryMs = new Map<SeasonId, number>();
  private readonly beginning = new Map<SeasonKind, Promise<Outcome>>();
  private stopListening = (): void => undefined;
  private closed = false;

  constructor(private readonly deps: ExhibitionsDeps) {
    deps.troupe?.onSeated((id) => {
      this.showings.get(id)?.seated();
    });
    deps.troupe?.onOver((id) => {
      this.rest(id);
    });
    deps.troupe?.onLost(() => {
      for (const id of this.showings.keys()) this.startLater(id);
    });
  }

  /** Called once the server listens: from now on, people may watch. */
  async open(): Promise<void> {
    if (this.deps.troupe === null) return;
    // Watchers may come before the store has answered.
    const early = new Set<SeasonId>();
    let isOpening = true;
    this.stopListening = this.deps.presence.onEnter((id) => {
      const host = this.known.get(id);
      if (host !== undefined) this.play(id, host);
      else if (isOpening) early.add(id);
    });
    try {
      const host = await this.deps.accounts.findHouse();
      if (host !== null) {
        for (const id of await this.running(host)) {
          this.known.set(id, host);
          if (early.has(id)) this.play(id, host);
        }
      }
    } catch (error) {
      this.deps.onError(error);
    }
    isOpening = false;
  }

  exhibit(asked: ExhibitionRequest): Promise<Outcome> {
    const { kind } = asked;
    if (this.deps.troupe === null || this.closed) return Promise.resolve(NOT_OFFERED);
    const before = this.beginning.get(kind);
    if (before !== undefined) return before;
    const begun = this.begin(asked).finally(() => this.beginning.delete(kind));
    this.beginning.set(kind, begun);
    return begun;
  }

  async shown(): Promise<readonly SeasonId[]> {
    if (this.deps.troupe === null || this.closed) return [];
    const host = await this.deps.accounts.findHouse();
    return host === null ? [] : this.running(host);
  }

  private async begin({ kind, command, bots, opensAtMs }: ExhibitionRequest): Promise<Outcome> {
    const { engine, accounts, troupe } = this.deps;
    // The client waits for the first card, so the bots get ready while their season is made.
    troupe?.prepare();
    const host = await accounts.house();
    const [present] = await this.list({ host, kind, status: 'RUNNING' }, 1);
    const made = present === undefined ? await this.make(host, kind, command) : doneWith(present);
    const { seasonId: id } = made;
    if (id === null) return made;
    if (!this.showings.has(id)) await seatBots(this.deps, id, { host, bots, opensAtMs });
    this.known.set(id, host);
    this.play(id, host);
    const reading = await engine.read(id, 'NOW');
    return { ...doneWith(id), seq: reading?.record.seq ?? null };
  }

  /** Nodes that make an exhibition at the same time make the same one. */
  private async make(
    host: AccountId,
    kind: SeasonKind,
    command: ExhibitionRequest['command'],
  ): Promise<Outcome> {
    const { engine } = this.deps;
    const [last = 'none'] = await this.list({ host, kind, status: 'ENDED' }, 1);
    const idempotencyKey = `${kind} after ${last}`;
    const made = await engine.create(command, { accountId: host, idempotencyKey });
    const reading = made.seasonId === null ? null : await engine.read(made.seasonId, 'NOW');
    if (reading !== null && reading.record.status !== 'ENDED') return made;
    // The season of this key was removed or has ended, or an earlier server used the key for
    // another request.
    return engine.create(command, { accountId: host, idempotencyKey: null });
  }

  private async running(host: AccountId): Promise<readonly SeasonId[]> {
    const lists = SEASON_KINDS.map((kind) => this.list({ host, kind, status: 'RUNNING' }, 1));
    return (await Promise.all(lists)).flat();
  }

  private async list(
    of: Required<Pick<SeasonFilter, 'host' | 'kind' | 'status'>>,
    limit: number,
  ): Promise<readonly SeasonId[]> {
    const filter = { ...of, rehearsal: true, visibleTo: null, limit };
    return (await this.deps.engine.list(filter)).map(({ id }) => id);
  }

  private play(id: SeasonId, host: AccountId): void {
    const { troupe, engine, presence, bounds, onError } = this.deps;
    if (this.closed || troupe === null || this.showings.has(id)) return;
    const showing = new RunningExhibition(id, {
      ...{ host, engine, presence, bounds, onError },
      onUnwatched: () => {
        this.rest(id);
      },
      onLong: (reading) => this.end(reading, host),
      onPlayed: () => {
        this.retryMs.delete(id);
      },
    });
    this.showings.set(id, showing);
    showing.begin();
    enterBots(this.deps, id).then(
      (bots) => {
        if (this.showings.get(id) === showing) {
          troupe.play(id, bots, { thinkMs: bounds.exhibitionThinkMs });
        }
      },
      (error: unknown) => {
        onError(error);
        if (this.showings.get(id) === showing) this.startLater(id);
      },
    );
  }

  /** Starts the exhibition again after a while, if somebody still watches it. */
  private startLater(id: SeasonId): void {
    this.rest(id);
    const waitMs = this.retryMs.get(id) ?? FIRST_RETRY_MS;
    this.retryMs.set(id, Math.min(2 * waitMs, MAX_RETRY_MS));
    setTimeout(() => {
      const host = this.known.get(id);
      if (host !== undefined && this.deps.presence.count(id) > 0) this.play(id, host);
      else this.retryMs.delete(id);
    }, waitMs).unref();
  }

  /** Makes the bots leave; the next watcher continues the season. */
  private rest(id: SeasonId): void {
    const showing = this.showings.get(id);
    if (showing === undefined) return;
    this.showings.delete(id);
    showing.end();
    this.deps.troupe?.leave(id);
  }

  private async end({ kind, record: { id } }: SeasonSnapshot, host: AccountId): Promise<void> {
    const { engine, remove } = this.deps;
    this.known.delete(id);
    this.rest(id);
    const asking = { accountId: host, idempotencyKey: null };
    await engine.submit(id, { type: 'CloseSeason', operator: true }, asking);
    const ended = await this.list({ host, kind, status: 'ENDED' }, MOST_REMOVED);
    for (const earlier of ended.filter((each) => each !== id)) await remove(earlier);
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    for (const showing of this.showings.values()) showing.end();
    this.showings.clear();
  }
}

const doneWith = (seasonId: SeasonId): Outcome => ({
  refusal: null,
  seasonId,
  seq: null,
  subject: null,
});

const NOT_OFFERED: Outcome = {
  refusal: refuse('PRACTICE_NOT_OFFERED', {}),
  seasonId: null,
  seq: null,
  subject: null,
};
