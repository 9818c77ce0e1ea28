/** Reads an expression from JSON and checks its shape. Each problem has its place. */
import type { Segment } from '../document/problem';
import type { Expression } from './expression';
import { isOperator, OPERATORS } from './expression';

const DEEPEST_EXPRESSION = 8;
/** The maximum cost. Each number, flag, name and operator costs one. */
const COSTLIEST_EXPRESSION = 64;
const LARGEST_LITERAL = 1_000_000_000;
const NAME = /^[A-Za-z][A-Za-z0-9]*(?:[.:][A-Za-z0-9_]+){0,3}$/;
const LONGEST_NAME = 100;
const MOST_FOUND = 10;

type Found = { readonly path: readonly Segment[]; readonly message: string };
type Reading = { readonly problems: Found[]; cost: number };

export type ReadExpression =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problems: readonly Found[] };

export function readExpression(value: unknown): ReadExpression {
  const reading: Reading = { problems: [], cost: 0 };
  const expression = node(reading, value, [], 1);
  if (reading.cost > COSTLIEST_EXPRESSION) {
    reading.problems.unshift({
      path: [],
      message: `expected at most ${COSTLIEST_EXPRESSION} numbers, names and operators`,
    });
  }
  return expression === null || reading.problems.length > 0
    ? { ok: false, problems: reading.problems }
    : { ok: true, expression };
}

function node(
  reading: Reading,
  value: unknown,
  path: readonly Segment[],
  depth: number,
): Expression | null {
  reading.cost += 1;
  if (reading.cost > COSTLIEST_EXPRESSION || reading.problems.length >= MOST_FOUND) return null;
  if (depth > DEEPEST_EXPRESSION) {
    return wrong(reading, path, `expected at most ${DEEPEST_EXPRESSION} levels of operators`);
  }
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return literal(reading, value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrong(reading, path, 'expected a whole number, true, false, a name or an operator');
  }
  const unknown = Object.keys(value).find((key) => !['name', 'op', 'of'].includes(key));
  if (unknown !== undefined) return wrong(reading, [...path, unknown], 'expected no such property');
  return 'name' in value ? named(reading, value, path) : operation(reading, value, path, depth);
}

function literal(reading: Reading, value: number, path: readonly Segment[]): number | null {
  if (Number.isSafeInteger(value) && Math.abs(value) <= LARGEST_LITERAL) {
    // JSON has two zeros, 0 and -0. Both become 0.
    return value === 0 ? 0 : value;
  }
  return wrong(reading, path, `expected a whole number of at most ${LARGEST_LITERAL}`);
}

function named(reading: Reading, value: object, path: readonly Segment[]): Expression | null {
  const { name } = value as { readonly name: unknown };
  if ('op' in value || 'of' in value) return wrong(reading, path, 'expected a name or an operator');
  const right = typeof name === 'string' && name.length <= LONGEST_NAME && NAME.test(name);
  return right ? { name } : wrong(reading, [...path, 'name'], 'expected a name such as cards');
}

function operation(
  reading: Reading,
  value: object,
  path: readonly Segment[],
  depth: number,
): Expression | null {
  const { op, of } = value as { readonly op?: unknown; readonly of?: unknown };
  if (!isOperator(op)) {
    const known = Object.keys(OPERATORS).join(', ');
    return wrong(reading, [...path, 'op'], `expected one of ${known}`);
  }
  const { least, most } = OPERATORS[op];
  if (!Array.isArray(of) || of.length < least || of.length > most) {
    const count = least === most ? String(least) : `${least} to ${most}`;
    return wrong(reading, [...path, 'of'], `expected a list of ${count} for ${op}`);
  }
  const read = of.map((each, at) => node(reading, each, [...path, 'of', at], depth + 1));
  const operands = read.filter((each) => each !== null);
  return operands.length === read.length ? { op, of: operands } : null;
}

function wrong(reading: Reading, path: readonly Segment[], message: string): null {
  reading.problems.push({ path, message });
  return null;
}
