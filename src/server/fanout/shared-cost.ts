import type { CpuMeter } from '../scheduling/cpu-meter';
import type { Group, Subscriber } from './subscriber';

/** Divides the cost of a group's work equally among its members. */
export class SharedCost {
  private readonly members = new Set<Subscriber>();
  /** The callbacks that end waits for a member's balance. */
  private readonly waits = new Set<() => void>();
  private paidMs = 0;

  constructor(private readonly work: CpuMeter) {}

  /** Wraps the group: its members pay from their entry until they leave. */
  chargeMembersOf(group: Group): Group {
    return {
      enter: (member) => {
        this.members.add(member);
        // A new member who can pay ends the wait.
        if (this.waits.size > 0 && member.throttle.waitMs() === 0) {
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

  /** Does the work once any member can pay, and divides its cost. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    for (let ms = this.waitMs(); ms > 0; ms = this.waitMs()) {
      await this.wait(ms);
    }
    try {
      return await work();
    } finally {
      this.work.pause();
      const ms = this.work.ms - this.paidMs;
      this.paidMs = this.work.ms;
      for (const { throttle } of this.members) throttle.charge(ms / this.members.size);
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
    for (const { throttle } of this.members) least = Math.min(least, throttle.waitMs());
    return Number.isFinite(least) ? least : 0;
  }
}
