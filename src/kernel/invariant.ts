/** The third lane of errors: a bug. Nothing but this file may throw in the pure folders. */
class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(condition: boolean, what: string): asserts condition {
  if (!condition) throw new InvariantViolation(what);
}

/** For what the caller knows to be there: `required(lots.get(id), 'the lot of a standing bid')`. */
export function required<T>(value: T | null | undefined, what: string): T {
  return value ?? missing(what);
}

/** As `required`, where the sentence is worth making only when it is needed: `x ?? missing(…)`. */
export function missing(what: string): never {
  throw new InvariantViolation(`missing: ${what}`);
}

export function assertNever(value: never): never {
  throw new InvariantViolation(`unexpected value: ${JSON.stringify(value)}`);
}

/** What must always hold, in words, where it does not: a state's violations are joined from these. */
export const violation = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
