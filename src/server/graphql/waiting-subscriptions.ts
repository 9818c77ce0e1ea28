import { setTimeout as delay } from 'node:timers/promises';

/** The interval at which the subscriptions that are no longer wanted are dropped. */
const POLL_MS = 1_000;
/** The shortest time between tries: a try has a cost, which must not use up what was regained. */
const SHORTEST_WAIT_MS = 1_000;
/** The maximum number of waiting subscriptions of one client. */
const MOST_WAITING = 10_000;

/** The result of a try: the answer, or the time until the next try. */
export type Tried<T> = { readonly answer: T } | { readonly waitMs: number };

export type WaitingSubscription<T> = {
  /** False once the client has gone, or has cancelled the subscription. */
  readonly isWanted: () => boolean;
  readonly retry: () => Promise<Tried<T>>;
};

type Place<T> = WaitingSubscription<T> & { readonly resolve: (answer: T | null) => void };

/**
 * Subscriptions over the rate limit of their client, in the order in which they came. The first of a
 * client tries again once the limit allows it, and the next ones after it until one has to wait: the
 * price of waiting does not grow with the number of those that wait.
 */
export class WaitingSubscriptions<T> {
  private readonly queues = new Map<string, Place<T>[]>();

  /** The answer; null if the subscription is not wanted, or if too many of the client wait. */
  wait(client: string, waitMs: number, subscription: WaitingSubscription<T>): Promise<T | null> {
    return new Promise((resolve) => {
      const queue = this.queues.get(client);
      if (queue === undefined) {
        const first = [{ ...subscription, resolve }];
        this.queues.set(client, first);
        void this.serve(client, first, waitMs);
      } else if (queue.length < MOST_WAITING) queue.push({ ...subscription, resolve });
      else resolve(null);
    });
  }

  private async serve(client: string, queue: Place<T>[], firstMs: number): Promise<void> {
    for (let waitMs = firstMs; queue.length > 0;) {
      const endMs = performance.now() + Math.max(waitMs, SHORTEST_WAIT_MS);
      while (queue.length > 0 && performance.now() < endMs) {
        await delay(Math.min(POLL_MS, endMs - performance.now()), undefined, { ref: false });
        dropUnwanted(queue);
      }
      waitMs = await retryFirst(queue);
    }
    this.queues.delete(client);
  }
}

function dropUnwanted<T>(queue: Place<T>[]): void {
  const wanted: Place<T>[] = [];
  for (const place of queue) {
    if (place.isWanted()) wanted.push(place);
    else place.resolve(null);
  }
  queue.splice(0, queue.length, ...wanted);
}

/** Tries the subscriptions in order until one has to wait. Returns its time; 0 if none is left. */
async function retryFirst<T>(queue: Place<T>[]): Promise<number> {
  for (;;) {
    const [first] = queue;
    if (first === undefined) return 0;
    const tried = first.isWanted() ? await first.retry() : { answer: null };
    if ('waitMs' in tried) return tried.waitMs;
    queue.shift();
    first.resolve(tried.answer);
  }
}
