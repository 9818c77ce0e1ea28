type Gathering<K, V> = { readonly keys: Set<K>; readonly values: Promise<ReadonlyMap<K, V>> };

/** Collects the keys requested in one turn of the event loop and loads them together. */
export class BatchLoader<K, V> {
  private gathering: Gathering<K, V> | null = null;

  constructor(private readonly load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>) {}

  /** Null if the key has no value. */
  async get(key: K): Promise<V | null> {
    this.gathering ??= this.gather();
    const { keys, values } = this.gathering;
    keys.add(key);
    return (await values).get(key) ?? null;
  }

  private gather(): Gathering<K, V> {
    const keys = new Set<K>();
    const soon = new Promise<void>((resolve) => setImmediate(resolve));
    const values = soon.then(() => {
      this.gathering = null;
      return this.load([...keys]);
    });
    return { keys, values };
  }
}
