/** Sends commands and reports each answer. */
export type Caller = {
  /** The number of commands that the caller keeps in flight. */
  readonly inFlight: number;
  send(answered: () => void): void;
  close(): void;
};

/** Keeps a caller busy for `ms`. Resolves with the number of commands answered in that time. */
export async function keepCalling(caller: Caller, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let answered = 0;
  let underWay = 0;
  await new Promise<void>((resolve) => {
    const next = (): void => {
      underWay += 1;
      caller.send(() => {
        underWay -= 1;
        if (performance.now() < end) {
          answered += 1;
          next();
        } else if (underWay === 0) resolve();
      });
    };
    for (let place = 0; place < caller.inFlight; place += 1) next();
  });
  return answered;
}
