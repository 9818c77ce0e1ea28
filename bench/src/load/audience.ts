import type { Door } from './door';
import { Feed } from './feed';
import { Follower } from './follower';
import type { Ledger } from './ledger';
import { StreamFollower } from './stream-follower';
import type { Tally } from './tally';

/** The followers that stay from beginning to end, spread over the seasons. */
export class Audience {
  private constructor(
    private readonly followers: readonly Follower[],
    private readonly streams: readonly StreamFollower[],
    private readonly tally: Tally,
  ) {}

  static async gather(
    door: Door,
    ledger: Ledger,
    sizes: { readonly sockets: number; readonly streams: number },
    token: string | null,
    tally: Tally,
  ): Promise<Audience> {
    const { seasonIds, head } = ledger;
    const feed = (nth: number): Feed => {
      const seasonId = seasonIds[nth % seasonIds.length] ?? '';
      return new Feed(seasonId, head(seasonId), tally);
    };
    const followers: Follower[] = [];
    while (followers.length < sizes.sockets) {
      const more = Math.min(AT_ONCE, sizes.sockets - followers.length);
      const opened = Array.from({ length: more }, (_none, at) =>
        Follower.open(door, token, [feed(followers.length + at)], tally),
      );
      followers.push(...(await Promise.all(opened)));
    }
    const streams = Array.from(
      { length: sizes.streams },
      (_none, at) => new StreamFollower(door, token, feed(at), tally),
    );
    return new Audience(followers, streams, tally);
  }

  /** Resolves when every follower has every known event. */
  async settle(head: (seasonId: string) => number): Promise<void> {
    await Promise.all([...this.followers, ...this.streams].map((one) => one.reaches(head)));
  }

  /** Reports each follower that had to reconnect although no server was stopped. */
  mindReturns(): void {
    for (const { returns } of [...this.followers, ...this.streams]) {
      if (returns > 0) this.tally.note('feed cut off', `${returns} times, with the server there`);
    }
  }

  close(): void {
    for (const one of [...this.followers, ...this.streams]) one.close();
  }
}

const AT_ONCE = 64;
