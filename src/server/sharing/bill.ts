import type { Work } from '../work';
import type { Group, Member } from './member';

/** What is worked out for a group is paid by its members, each an equal part. */
export class Bill {
  private readonly members = new Set<Member>();
  /** Ends the waits for a member to have anything left. */
  private readonly waits = new Set<() => void>();
  private paidMs = 0;

  constructor(private readonly work: Work) {}

  /** The group, whose members pay from when they enter until they leave. */
  of(group: Group): Group {
    return {
      enter: (member) => {
        this.members.add(member);
        // Those who can pay wait for nobody who cannot.
        if (this.waits.size > 0 && member.pages.waitMs() === 0) {
          for (const end of this.waits) end();
        }
        group.enter(member);
      },
      leave: (member) => {
        this.members.delete(member);
        group.leave(member);
      },
    };
  }

  /** Does the work when there is a member that has anything left, and shares out what it took. */
  async pay<T>(work: () => Promise<T>): Promise<T> {
    for (let ms = this.waitMs(); ms > 0; ms = this.waitMs()) {
      await this.wait(ms);
    }
    try {
      return await work();
    } finally {
      this.work.pause();
      const ms = this.work.ms - this.paidMs;
      this.paidMs = this.work.ms;
      for (const { pages } of this.members) pages.charge(ms / this.members.size);
    }
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms).unref();
      this.waits.add(end);
    });
  }

  private waitMs(): number {
    let least = Infinity;
    for (const { pages } of this.members) least = Math.min(least, pages.waitMs());
    return Number.isFinite(least) ? least : 0;
  }
}
