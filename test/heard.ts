/** Keeps what was heard until somebody asks for it. */
export class Heard<T> {
  private readonly values: T[] = [];
  private readonly askers: ((value: T) => void)[] = [];

  /** How many were heard that nobody asked for yet. */
  get waiting(): number {
    return this.values.length;
  }

  hear(value: T): void {
    const asker = this.askers.shift();
    if (asker === undefined) this.values.push(value);
    else asker(value);
  }

  /** The next one, now or as soon as it is there. */
  next(): Promise<T> {
    if (this.values.length > 0) return Promise.resolve(this.values.shift() as T);
    return new Promise((resolve) => {
      this.askers.push(resolve);
    });
  }
}

/** Looks again and again until it is so; the time of the test bounds it. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Lets happen what waits for nothing but its turn: no time that anybody sets passes meanwhile. */
export async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
