/**
 * Checks an expression for its place: its names must be known there, its types must fit, and no
 * divisor may always be zero. The checks run at submission, never at play.
 */
import { problem } from '../document/problem';
import type { Problem, Segment } from '../document/problem';
import { evaluate } from './evaluate';
import type { Expression, ValueType } from './expression';
import { OPERATORS } from './expression';

/** A value that expressions in one place may use. */
export type NamedValue = {
  readonly type: ValueType;
  /** The value's plain text in a formula: `c`. */
  readonly words: string;
};

export type KnownNames = ReadonlyMap<string, NamedValue>;

type Found = { readonly type: ValueType | null; readonly problems: readonly Problem[] };

export function expressionProblems(
  expression: Expression,
  known: KnownNames,
  expected: ValueType,
  path: readonly Segment[],
): Problem[] {
  const { type, problems } = typed(expression, known, path);
  return [...problems, ...unlessOfType(type, expected, path)];
}

function typed(expression: Expression, known: KnownNames, path: readonly Segment[]): Found {
  if (typeof expression === 'number') return { type: 'NUMBER', problems: [] };
  if (typeof expression === 'boolean') return { type: 'FLAG', problems: [] };
  if ('name' in expression) return typeOfName(expression.name, known, path);
  const { op, of } = expression;
  const found = of.map((each, at) => typed(each, known, [...path, 'of', at]));
  const { takes, gives } = OPERATORS[op];
  const result = op === 'IF' ? (found[1]?.type ?? null) : gives;
  const mismatched = found.flatMap(({ type }, at) =>
    unlessOfType(type, op === 'IF' && at > 0 ? result : takes, [...path, 'of', at]),
  );
  const byNought =
    op === 'DIVIDE' && isNought(of[1])
      ? [problem([...path, 'of', 1], 'expected a divisor other than 0')]
      : [];
  const problems = [...found.flatMap((each) => each.problems), ...mismatched, ...byNought];
  return { type: result, problems };
}

function typeOfName(name: string, known: KnownNames, path: readonly Segment[]): Found {
  const value = known.get(name);
  if (value !== undefined) return { type: value.type, problems: [] };
  const names = [...known.keys()].slice(0, 12).join(', ');
  const message = `expected a value that is known here, such as ${names}; there is no ${name}`;
  return { type: null, problems: [problem([...path, 'name'], message)] };
}

/** A part that is already wrong gets no second problem. */
function unlessOfType(
  type: ValueType | null,
  expected: ValueType | null,
  path: readonly Segment[],
): Problem[] {
  if (type === null || expected === null || type === expected) return [];
  const what = expected === 'NUMBER' ? 'a number' : 'true or false';
  return [problem(path, `expected ${what} here`)];
}

/** True if the expression is always 0. */
const isNought = (expression: Expression | undefined): boolean =>
  expression !== undefined &&
  namesIn(expression).length === 0 &&
  evaluate(expression, () => 0n) === 0n;

/** The number of numbers, flags, names and operators in the expression. */
export const sizeOf = (expression: Expression): number =>
  typeof expression === 'object' && 'of' in expression
    ? expression.of.reduce<number>((size, part) => size + sizeOf(part), 1)
    : 1;

/** The names in the expression, once for each use. */
export function namesIn(expression: Expression): string[] {
  if (typeof expression !== 'object') return [];
  return 'name' in expression ? [expression.name] : expression.of.flatMap(namesIn);
}
