import type { SeasonId } from '../kernel';
import type { Accounts } from '../accounts';
import type { Engine, Feed, Outcome, Presence } from '../engine';
import { enterBots, joinWithBots } from './join';
import { PracticeRegistry } from './practice-registry';
import type {
  PracticeOwner,
  Practice,
  PracticeRequest,
  PracticeLimits,
  BotWorker,
} from './practice';
import { refuse } from './refusals';

export type PracticesDeps = {
  readonly engine: Engine;
  readonly accounts: Accounts;
  readonly feed: Pick<Feed, 'tokenRevoked'>;
  readonly presence: Pick<Presence, 'count' | 'onEnter'>;
  readonly bounds: PracticeLimits;
  /** Null if the server's bots do not play. */
  readonly troupe: BotWorker | null;
  /** Called with errors of work in the background. */
  readonly onError: (error: unknown) => void;
};

/** The maximum number of seasons resumed after a start; bots no longer play in older seasons. */
const MOST_KNOWN = 1_000;
/** The delay before lost bots return; it doubles each time. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 300_000;

/**
 * The seasons that this node's bots play in. Bots play in seasons with recent events, and leave
 * quiet seasons; the next event or viewer calls them back. If a limit is reached, the longest quiet
 * season that nobody watches gives way. After a start, the node resumes the newest
 * unfinished seasons at once, in case a bot's move is due, and older seasons at their next event.
 */
export class Practices implements Practice {
  private readonly known = new Map<SeasonId, PracticeOwner>();
  /** Seasons with an event that wait because the limit of seasons with bots is reached. */
  private readonly waiting = new Set<SeasonId>();
  private readonly seating = new Map<SeasonId, Promise<number>>();
  private readonly tables: PracticeRegistry;
  private stopListening = (): void => undefined;
  private again: NodeJS.Timeout | undefined;
  private againMs = AGAIN_MS;
  private closed = false;

  constructor(private readonly deps: PracticesDeps) {
    this.tables = new PracticeRegistry(deps.bounds, (id) => {
      this.getUp(id);
    });
    deps.troupe?.onOver((id) => {
      this.ended(id);
    });
    deps.troupe?.onLost(() => {
      this.comeAgain();
    });
  }

  get offered(): boolean {
    return this.deps.troupe !== null;
  }

  /** Called once the server listens: from now on, people can play. */
  async open(): Promise<void> {
    const { accounts, engine, presence, troupe, onError } = this.deps;
    if (troupe === null) return;
    const changed = (id: SeasonId): void => {
      if (this.known.has(id)) void this.changed(id).catch(onError);
    };
    const stops = [engine.onChange(changed), presence.onEnter(changed)];
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
    try {
      const left = await accounts.openPractices(MOST_KNOWN);
      for (const { id, hostAccountId } of left) {
        if (!this.known.has(id)) this.known.set(id, { accountId: hostAccountId, address: null });
      }
      // The newest come first: later ones do not take their places.
      for (const { id } of left) if (!this.tables.isFull) this.takeFreePlace(id);
    } catch (error) {
      onError(error);
    }
  }

  async start(asked: PracticeRequest): Promise<Outcome> {
    if (!this.offered || this.closed) return refused('PRACTICE_NOT_OFFERED');
    const owner = { accountId: asked.asking.accountId, address: asked.address };
    let free = (): void => undefined;
    const unless = (): ReturnType<PracticeRegistry['over']> => {
      const over = this.over(owner);
      if (over === null) free = this.tables.reserve(owner);
      return over;
    };
    try {
      const made = await this.deps.engine.create(asked.command, { ...asked.asking, unless });
      const { seasonId: id } = made;
      if (made.refusal !== null || id === null) return made;
      const seq = await this.seat(id, asked);
      free();
      this.known.set(id, owner);
      await this.changed(id);
      return { ...made, seq };
    } finally {
      free();
    }
  }

  /** A repeat waits for a first attempt that is under way. */
  private seat(id: SeasonId, asked: PracticeRequest): Promise<number> {
    const before = this.seating.get(id);
    if (before !== undefined) return before;
    const seated = joinWithBots(this.deps, id, asked).finally(() => {
      this.seating.delete(id);
    });
    this.seating.set(id, seated);
    return seated;
  }

  private async changed(id: SeasonId): Promise<void> {
    const reading = await this.deps.engine.read(id);
    if (reading === null || reading.record.status === 'ENDED') this.ended(id);
    else this.heard(id);
  }

  private ended(id: SeasonId): void {
    this.known.delete(id);
    this.waiting.delete(id);
    this.getUp(id);
  }

  /** Calls the bots after an event, or if a move of theirs may be due. */
  private heard(id: SeasonId): void {
    const owner = this.known.get(id);
    if (owner === undefined || this.closed) return;
    if (this.tables.has(id)) this.tables.touch(id);
    else if (this.over(owner) !== null) this.waiting.add(id);
    else this.resume(id, owner);
  }

  /** Calls the bots if no other season has to give way. */
  private takeFreePlace(id: SeasonId): void {
    const owner = this.known.get(id);
    if (owner === undefined || this.closed || this.tables.has(id)) return;
    if (this.tables.over(owner) === null) this.resume(id, owner);
  }

  private resume(id: SeasonId, owner: PracticeOwner): void {
    this.waiting.delete(id);
    this.tables.open(id, owner);
    this.call(id);
  }

  /** The refusal of one more season, after an idle season has given way. */
  private over(owner: PracticeOwner): ReturnType<PracticeRegistry['over']> {
    const idle = this.tables.idleFor(owner, (id) => this.deps.presence.count(id) > 0);
    if (idle !== null) this.rest(idle);
    return this.tables.over(owner);
  }

  private call(id: SeasonId): void {
    const { troupe, onError } = this.deps;
    enterBots(this.deps, id).then(
      (bots) => {
        if (this.tables.has(id) && !this.closed) troupe?.play(id, bots, null);
      },
      (error: unknown) => {
        // The next event calls the bots again.
        this.getUp(id);
        onError(error);
      },
    );
  }

  private getUp(id: SeasonId): void {
    if (!this.tables.has(id)) return;
    this.rest(id);
    // Seasons above the limit stay in `waiting`.
    for (const next of this.waiting) this.takeFreePlace(next);
  }

  /** Makes the bots leave, without a successor in their place. */
  private rest(id: SeasonId): void {
    this.tables.close(id);
    this.deps.troupe?.leave(id);
  }

  private comeAgain(): void {
    if (this.closed || this.again !== undefined) return;
    this.again = setTimeout(() => {
      this.again = undefined;
      for (const id of this.tables.ids()) this.call(id);
    }, this.againMs).unref();
    this.againMs = Math.min(2 * this.againMs, LONGEST_AGAIN_MS);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopListening();
    clearTimeout(this.again);
    for (const id of this.tables.ids()) this.tables.close(id);
    await this.deps.troupe?.close();
  }
}

const refused = (code: 'PRACTICE_NOT_OFFERED'): Outcome => ({
  refusal: refuse(code, {}),
  seasonId: null,
  seq: null,
  subject: null,
});
