/**
 * Work that stops after each of its steps, so that its caller can do other work between them. The
 * steps belong together: nobody else may read or change the same state until all are done.
 */
export type Stepwise<T = void> = Generator<undefined, T, undefined>;

/** Does all steps without stopping. */
export function inOnePiece<T>(work: Stepwise<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

/** The same work without stops. */
export const undivided =
  <Of extends readonly unknown[], T>(work: (...of: Of) => Stepwise<T>) =>
  (...of: Of): T =>
    inOnePiece(work(...of));
