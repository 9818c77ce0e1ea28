/**
 * Expressions as data: a whole number, `true` or `false`, `{"name": "cards"}`, or an operator with
 * its operands, `{"op": "ADD", "of": [1, {"name": "cards"}]}`. They have no loops, definitions or
 * self-references. Their depth and cost are bounded before evaluation.
 */

/** The type of an expression's value. */
export type ValueType = 'NUMBER' | 'FLAG';

type Operator = {
  /**
   * The type of all operands. `IF` takes a flag, and then two operands of one type. That type is
   * also the result's.
   */
  readonly takes: ValueType;
  readonly gives: ValueType;
  readonly least: number;
  readonly most: number;
  /** The operator's precedence; 1 is the loosest. */
  readonly binds: number;
};

const MANY = 20;
const operator = (
  takes: ValueType,
  gives: ValueType,
  [least, most]: readonly [number, number],
  binds: number,
): Operator => ({ takes, gives, least, most, binds });

export const OPERATORS = {
  ADD: operator('NUMBER', 'NUMBER', [2, MANY], 5),
  SUBTRACT: operator('NUMBER', 'NUMBER', [2, 2], 5),
  MULTIPLY: operator('NUMBER', 'NUMBER', [2, MANY], 6),
  /** Rounds down. Division by zero gives 0. */
  DIVIDE: operator('NUMBER', 'NUMBER', [2, 2], 6),
  MIN: operator('NUMBER', 'NUMBER', [2, MANY], 4),
  MAX: operator('NUMBER', 'NUMBER', [2, MANY], 4),
  EQUAL: operator('NUMBER', 'FLAG', [2, 2], 3),
  LESS: operator('NUMBER', 'FLAG', [2, 2], 3),
  AT_MOST: operator('NUMBER', 'FLAG', [2, 2], 3),
  MORE: operator('NUMBER', 'FLAG', [2, 2], 3),
  AT_LEAST: operator('NUMBER', 'FLAG', [2, 2], 3),
  AND: operator('FLAG', 'FLAG', [2, MANY], 2),
  OR: operator('FLAG', 'FLAG', [2, MANY], 2),
  NOT: operator('FLAG', 'FLAG', [1, 1], 2),
  IF: operator('FLAG', 'NUMBER', [3, 3], 1),
} as const;

export type OperatorCode = keyof typeof OPERATORS;

export const isOperator = (code: unknown): code is OperatorCode =>
  typeof code === 'string' && Object.hasOwn(OPERATORS, code);

export type Expression =
  | number
  | boolean
  | { readonly name: string }
  | { readonly op: OperatorCode; readonly of: readonly Expression[] };
