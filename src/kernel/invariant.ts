/** The third lane of errors: a bug. Of the pure folders only this file may throw. */
class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(condition: boolean, what: string): asserts condition {
  if (!condition) throw new InvariantViolation(what);
}

/** For a value that the caller knows to exist: `required(lots.get(id), 'the lot of a standing bid')`. */
export function required<T>(value: T | null | undefined, what: string): T {
  return value ?? missing(what);
}

/** As `required`, for a sentence that is costly to make: `x ?? missing(…)`. */
export function missing(what: string): never {
  throw new InvariantViolation(`missing: ${what}`);
}

export function assertNever(value: never): never {
  throw new InvariantViolation(`unexpected value: ${JSON.stringify(value)}`);
}

/** The sentence of a broken invariant, or nothing; a state's violations are joined from these. */
export const violation = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
