/**
 * Computes an expression's value in whole numbers of any size. ÷ rounds down, and division by zero
 * gives 0 [ruling X1], so that an adopted expression has a value at every moment.
 */
import { assertNever } from '../../kernel';
import type { Expression, OperatorCode } from './expression';

export type Value = bigint | boolean;

/** A function from a name to its value. The expression must have been checked with these names. */
export type ValueOf = (name: string) => Value;

export function evaluate(expression: Expression, valueOf: ValueOf): Value {
  if (typeof expression === 'number') return BigInt(expression);
  if (typeof expression === 'boolean') return expression;
  if ('name' in expression) return valueOf(expression.name);
  return applied(
    expression.op,
    expression.of.map((operand) => evaluate(operand, valueOf)),
  );
}

/** The value of a numeric expression. */
export const numberOf = (expression: Expression, valueOf: ValueOf): bigint =>
  BigInt(evaluate(expression, valueOf));

/** The value of a true-or-false expression. */
export const flagOf = (expression: Expression, valueOf: ValueOf): boolean =>
  Boolean(evaluate(expression, valueOf));

function applied(op: OperatorCode, values: readonly Value[]): Value {
  const numbers = values.map(BigInt);
  const [a = 0n, b = 0n] = numbers;
  switch (op) {
    case 'ADD':
      return numbers.reduce((sum, each) => sum + each, 0n);
    case 'SUBTRACT':
      return a - b;
    case 'MULTIPLY':
      return numbers.reduce((product, each) => product * each, 1n);
    case 'DIVIDE':
      return divided(a, b);
    case 'MIN':
      return numbers.reduce((least, each) => (each < least ? each : least));
    case 'MAX':
      return numbers.reduce((most, each) => (each > most ? each : most));
    case 'EQUAL':
      return a === b;
    case 'LESS':
      return a < b;
    case 'AT_MOST':
      return a <= b;
    case 'MORE':
      return a > b;
    case 'AT_LEAST':
      return a >= b;
    case 'AND':
      return values.every(Boolean);
    case 'OR':
      return values.some(Boolean);
    case 'NOT':
      return a === 0n;
    case 'IF':
      return (a === 0n ? values[2] : values[1]) ?? 0n;
    default:
      return assertNever(op);
  }
}

function divided(a: bigint, b: bigint): bigint {
  if (b === 0n) return 0n;
  const whole = a / b;
  const below = whole * b !== a && a < 0n !== b < 0n;
  return below ? whole - 1n : whole;
}
