import type { Refusal, SeasonId } from '../kernel';
import type { PracticeOwner, PracticeLimits } from './practice';
import { refuse } from './refusals';
import type { PracticeLimitScope } from './refusals';

type FullLimit = {
  readonly bound: PracticeLimitScope;
  readonly limit: number;
  readonly counts: (owner: PracticeOwner) => boolean;
};

/**
 * The seasons that bots play in: counts them for each owner, and reports seasons that are quiet for
 * too long.
 */
export class PracticeRegistry {
  private readonly timers = new Map<SeasonId, NodeJS.Timeout>();
  /** The longest quiet season comes first. */
  private readonly owners = new Map<SeasonId, PracticeOwner>();
  /** The owners of seasons in the making. */
  private readonly reserved = new Set<PracticeOwner>();

  constructor(
    private readonly bounds: PracticeLimits,
    private readonly onQuiet: (id: SeasonId) => void,
  ) {}

  /** The refusal of one more season; null if the owner may have it. */
  over(owner: PracticeOwner): Refusal | null {
    const full = this.fullFor(owner);
    if (full === null) return null;
    const { limit, bound } = full;
    return refuse('TOO_MANY_PRACTICES', { limit, bound });
  }

  /** The longest quiet season in the owner's way that nobody watches; null if there is none. */
  idleFor(owner: PracticeOwner, isWatched: (id: SeasonId) => boolean): SeasonId | null {
    const full = this.fullFor(owner);
    if (full === null) return null;
    const idle = [...this.owners].find(([id, each]) => full.counts(each) && !isWatched(id));
    return idle?.[0] ?? null;
  }

  /** The first reached limit, and the test of the seasons that it counts. */
  private fullFor(owner: PracticeOwner): FullLimit | null {
    const { practicesPerAccount, practicesPerAddress, practicesAtOnce } = this.bounds;
    const all = [...this.owners.values(), ...this.reserved];
    const limits: readonly FullLimit[] = [
      {
        ...{ bound: 'ACCOUNT', limit: practicesPerAccount },
        counts: ({ accountId }) => accountId === owner.accountId,
      },
      {
        ...{ bound: 'ADDRESS', limit: practicesPerAddress },
        counts: ({ address }) => address !== null && address === owner.address,
      },
      { bound: 'SERVER', limit: practicesAtOnce, counts: () => true },
    ];
    return limits.find(({ limit, counts }) => all.filter(counts).length >= limit) ?? null;
  }

  /** Counts a season in the making, until the returned function is called. */
  reserve(owner: PracticeOwner): () => void {
    const place = { ...owner };
    this.reserved.add(place);
    return () => {
      this.reserved.delete(place);
    };
  }

  get isFull(): boolean {
    return this.owners.size + this.reserved.size >= this.bounds.practicesAtOnce;
  }

  has(id: SeasonId): boolean {
    return this.owners.has(id);
  }

  ids(): readonly SeasonId[] {
    return [...this.owners.keys()];
  }

  open(id: SeasonId, owner: PracticeOwner): void {
    this.close(id);
    this.owners.set(id, owner);
    const timer = setTimeout(() => {
      this.onQuiet(id);
    }, this.bounds.practiceIdleMs);
    this.timers.set(id, timer.unref());
  }

  /** Restarts the season's timer after an event. */
  touch(id: SeasonId): void {
    const owner = this.owners.get(id);
    if (owner === undefined) return;
    this.timers.get(id)?.refresh();
    this.owners.delete(id);
    this.owners.set(id, owner);
  }

  close(id: SeasonId): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.owners.delete(id);
  }
}
