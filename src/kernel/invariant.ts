/** A bug, the third lane of errors. In the pure folders only this file may throw. */
class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(condition: boolean, what: string): asserts condition {
  if (!condition) throw new InvariantViolation(what);
}

/** Returns a value that must exist: `required(lots.get(id), 'the lot of a standing bid')`. */
export function required<T>(value: T | null | undefined, what: string): T {
  return value ?? missing(what);
}

/** Throws like `required`, for a text that is costly to make: `x ?? missing(…)`. */
export function missing(what: string): never {
  throw new InvariantViolation(`missing: ${what}`);
}

export function assertNever(value: never): never {
  throw new InvariantViolation(`unexpected value: ${JSON.stringify(value)}`);
}

/** A list with the invariant's sentence if the invariant is broken, else an empty list. */
export const violation = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
