import type { Refusal, SeasonId } from '../kernel';
import type { PracticeOwner, PracticeLimits } from './practice';
import { refuse } from './refusals';
import type { PracticeLimitScope } from './refusals';

/**
 * The seasons that bots play in: counts them for each owner, and reports seasons that are quiet for
 * too long.
 */
export class PracticeRegistry {
  private readonly timers = new Map<SeasonId, NodeJS.Timeout>();
  private readonly owners = new Map<SeasonId, PracticeOwner>();
  /** The owners of seasons in the making. */
  private readonly reserved = new Set<PracticeOwner>();

  constructor(
    private readonly bounds: PracticeLimits,
    private readonly onQuiet: (id: SeasonId) => void,
  ) {}

  /** The refusal of one more season; null if the owner may have it. */
  over(owner: PracticeOwner): Refusal | null {
    const { practicesPerAccount, practicesPerAddress, practicesAtOnce } = this.bounds;
    const all = [...this.owners.values(), ...this.reserved];
    const count = (isOne: (each: PracticeOwner) => boolean): number => all.filter(isOne).length;
    const counts: readonly (readonly [PracticeLimitScope, number, number])[] = [
      ['ACCOUNT', practicesPerAccount, count((each) => each.accountId === owner.accountId)],
      [
        'ADDRESS',
        practicesPerAddress,
        count(({ address }) => address !== null && address === owner.address),
      ],
      ['SERVER', practicesAtOnce, all.length],
    ];
    const full = counts.find(([, limit, found]) => found >= limit);
    if (full === undefined) return null;
    const [bound, limit] = full;
    return refuse('TOO_MANY_PRACTICES', { limit, bound });
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
    this.timers.get(id)?.refresh();
  }

  close(id: SeasonId): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    this.owners.delete(id);
  }
}
