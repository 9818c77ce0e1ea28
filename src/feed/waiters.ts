/** Listeners for news of a season or an account. */
export class Waiters<Id extends string> {
  private readonly byId = new Map<Id, Set<() => void>>();
  private readonly stopListening: () => void;

  /** `listen` passes on all news, and returns the function that stops it. */
  constructor(listen: (wake: (id: Id) => void) => () => void) {
    this.stopListening = listen((id) => {
      this.wake(id);
    });
  }

  private wake(id: Id): void {
    for (const wake of [...(this.byId.get(id) ?? [])]) wake();
  }

  /** Calls `wake` whenever there may be news. Returns the function that stops it. */
  add(id: Id, wake: () => void): () => void {
    const waiters = this.byId.get(id) ?? new Set();
    this.byId.set(id, waiters.add(wake));
    return () => {
      waiters.delete(wake);
      if (waiters.size === 0) this.byId.delete(id);
    };
  }

  wakeAll(): void {
    for (const id of [...this.byId.keys()]) this.wake(id);
  }

  close(): void {
    this.stopListening();
    this.wakeAll();
  }
}
