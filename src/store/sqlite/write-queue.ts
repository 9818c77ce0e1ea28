/** Runs one piece of work at a time, in order of arrival. */
export function openQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => null);
    return turn;
  };
}
