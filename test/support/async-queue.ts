/** Queues items until they are read. */
export class Heard<T> {
  private readonly values: T[] = [];
  private readonly askers: ((value: T) => void)[] = [];

  /** The number of queued items. */
  get waiting(): number {
    return this.values.length;
  }

  hear(value: T): void {
    const asker = this.askers.shift();
    if (asker === undefined) this.values.push(value);
    else asker(value);
  }

  /** The next item, as soon as there is one. */
  next(): Promise<T> {
    if (this.values.length > 0) return Promise.resolve(this.values.shift() as T);
    return new Promise((resolve) => {
      this.askers.push(resolve);
    });
  }
}

/** The first and the longest pause between two polls. A poll may be a request to a server. */
const PAUSES_MS = { first: 5, longest: 20 };

/** Polls until `isSo` is true. The test's timeout is the limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  let pauseMs = PAUSES_MS.first;
  while (!(await isSo())) {
    const ms = pauseMs;
    await new Promise((resolve) => setTimeout(resolve, ms));
    pauseMs = Math.min(2 * pauseMs, PAUSES_MS.longest);
  }
}

/** Runs all callbacks that wait only for their turn. No timer fires. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
