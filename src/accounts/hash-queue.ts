import type { AccountLimits } from './limits';
import { ThrottledRequest } from './limits';

type Share = Pick<AccountLimits, 'hashesAtOnce' | 'hashesWaiting' | 'hashesWaitingPerAddress'>;

/** The time after which a client may try a full queue again. */
const RETRY_MS = 1_000;

/**
 * Hashing is expensive, so only a few hashes run at once. Addresses take turns, so that no address
 * waits for hundreds of another's hashes. An address with too many waiting hashes is refused.
 */
export class HashQueue {
  /** The waiting requests by address, in the order of the addresses' turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private running = 0;
  private length = 0;

  constructor(private readonly share: Share) {}

  async run<T>(address: string, hash: () => Promise<T>): Promise<T> {
    await this.turn(address);
    try {
      return await hash();
    } finally {
      this.running -= 1;
      this.next();
    }
  }

  private turn(address: string): Promise<void> {
    if (this.running < this.share.hashesAtOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    const own = this.waiting.get(address) ?? [];
    if (own.length >= this.share.hashesWaitingPerAddress) throw full('hashesWaitingPerAddress');
    if (this.length >= this.share.hashesWaiting) throw full('hashesWaiting');
    return new Promise((resolve) => {
      own.push(resolve);
      this.waiting.set(address, own);
      this.length += 1;
    });
  }

  /** Starts the next request of the first address, whose other requests move to the end. */
  private next(): void {
    for (const [address, own] of this.waiting) {
      this.waiting.delete(address);
      const start = own.shift();
      if (own.length > 0) this.waiting.set(address, own);
      if (start === undefined) continue;
      this.length -= 1;
      this.running += 1;
      start();
      return;
    }
  }
}

const full = (limit: keyof Share): ThrottledRequest =>
  new ThrottledRequest('Too many passwords are waiting to be checked: try again.', limit, RETRY_MS);
