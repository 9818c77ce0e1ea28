/** An expression in readable form, as one line of plain text: `c × 20 × m + h`. */
import { assertNever, listed } from '../../kernel';
import type { KnownNames } from './check-expression';
import type { Expression, OperatorCode } from './expression';
import { OPERATORS } from './expression';

export function expressionWords(expression: Expression, known: KnownNames): string {
  if (typeof expression === 'number') return signed(expression);
  if (typeof expression === 'boolean') return expression ? 'true' : 'false';
  if ('name' in expression) return known.get(expression.name)?.words ?? expression.name;
  const { op, of } = expression;
  return joined(
    op,
    of.map((operand) => within(op, operand, known)),
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Puts an operand in brackets if it binds no tighter than its operator. */
function within(op: OperatorCode, operand: Expression, known: KnownNames): string {
  const words = expressionWords(operand, known);
  if (typeof operand === 'number') return operand < 0 ? `(${words})` : words;
  if (typeof operand === 'boolean' || 'name' in operand) return words;
  return OPERATORS[operand.op].binds > OPERATORS[op].binds ? words : `(${words})`;
}

function joined(op: OperatorCode, words: readonly string[]): string {
  const [a = '', b = '', c = ''] = words;
  switch (op) {
    case 'ADD':
      return words.join(' + ');
    case 'SUBTRACT':
      return `${a} − ${b}`;
    case 'MULTIPLY':
      return words.join(' × ');
    case 'DIVIDE':
      return `${a} ÷ ${b}`;
    case 'MIN':
      return `the least of ${listed(words)}`;
    case 'MAX':
      return `the greatest of ${listed(words)}`;
    case 'EQUAL':
      return `${a} is ${b}`;
    case 'LESS':
      return `${a} is less than ${b}`;
    case 'AT_MOST':
      return `${a} is at most ${b}`;
    case 'MORE':
      return `${a} is more than ${b}`;
    case 'AT_LEAST':
      return `${a} is at least ${b}`;
    case 'AND':
      return words.join(' and ');
    case 'OR':
      return words.join(' or ');
    case 'NOT':
      return `not ${a}`;
    case 'IF':
      return `${b} if ${a}, otherwise ${c}`;
    default:
      return assertNever(op);
  }
}

/** The note about division; null if the expression has none. */
export const divisionWords = (expression: Expression): string | null =>
  divides(expression) ? 'A division rounds down, and a division by 0 gives 0.' : null;

const divides = (expression: Expression): boolean =>
  typeof expression === 'object' &&
  'of' in expression &&
  (expression.op === 'DIVIDE' || expression.of.some(divides));
