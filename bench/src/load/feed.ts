import { RETRY_MS, wait } from './door';
import type { Tally } from './tally';

const PATIENCE_MS = 60_000;

/** A season's journal as one follower receives it, checked for gaps and repeats. */
export class Feed {
  constructor(
    readonly seasonId: string,
    /** The number of the last event received; at the start, of the event before the first. */
    public last: number,
    private readonly tally: Tally,
  ) {}

  hear(seq: number): void {
    this.tally.deliveries += 1;
    const { last } = this;
    if (seq <= last) {
      this.tally.note('repetition', `${seq} after ${last} in ${this.seasonId}`);
      return;
    }
    if (seq > last + 1) this.tally.note('gap', `${seq} after ${last} in ${this.seasonId}`);
    this.last = seq;
  }

  /** Resolves when the feed has every known event. */
  async reaches(head: (seasonId: string) => number): Promise<void> {
    const goal = head(this.seasonId);
    const deadline = performance.now() + PATIENCE_MS;
    while (this.last < goal) {
      if (performance.now() > deadline) {
        this.tally.note('feed left behind', `${this.last} of ${goal} in ${this.seasonId}`);
        return;
      }
      await wait(RETRY_MS);
    }
  }
}

export const FOLLOW = `subscription Follow($id: ID!, $after: Int!) {
  journal(seasonId: $id, after: $after) { seq at text }
}`;
