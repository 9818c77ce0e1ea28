import { BINARY, FUNCTIONS, NOT_BINDS } from './parse-formula';
import type { Formula } from './parse-formula';

const OPERATORS = new Map(
  Object.entries(BINARY).map(([sign, { op, binds }]) => [op, { sign, binds }]),
);
const NAMES = new Map(Object.entries(FUNCTIONS).map(([name, { op }]) => [op, name]));
const TIGHTEST = 9;

/**
 * Prints an expression of the API as text that parses to the same expression; null for invalid
 * JSON.
 */
export function printFormula(value: unknown): string | null {
  return isFormula(value) ? words(value) : null;
}

function isFormula(value: unknown): value is Formula {
  if (typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null) return false;
  if ('name' in value) return typeof value.name === 'string';
  if (!('op' in value && 'of' in value) || !Array.isArray(value.of)) return false;
  const { op, of } = value;
  const known = op === 'NOT' || OPERATORS.has(String(op)) || NAMES.has(String(op));
  return known && of.length > 0 && of.every(isFormula);
}

function words(formula: Formula): string {
  if (typeof formula !== 'object') return String(formula);
  if ('name' in formula) return formula.name;
  const { op, of } = formula;
  if (op === 'NOT') return `not ${of.map((each) => within(each, NOT_BINDS)).join('')}`;
  const named = NAMES.get(op);
  if (named !== undefined) return `${named}(${of.map(words).join(', ')})`;
  const { sign = '', binds = 0 } = OPERATORS.get(op) ?? {};
  return of
    .map((each, at) => within(each, at === 0 && !isSame(each, op) ? binds : binds + 1))
    .join(` ${sign} `);
}

/** Adds brackets if the formula binds less tightly than `least`. */
const within = (formula: Formula, least: number): string =>
  tightness(formula) >= least ? words(formula) : `(${words(formula)})`;

function tightness(formula: Formula): number {
  if (typeof formula !== 'object' || 'name' in formula) return TIGHTEST;
  if (formula.op === 'NOT') return NOT_BINDS;
  return NAMES.has(formula.op) ? TIGHTEST : (OPERATORS.get(formula.op)?.binds ?? 0);
}

/**
 * True if the first operand needs brackets: `(a + b) + c` is a different tree from `a + b + c`. `(a
 * - b) - c` needs none.
 */
const isSame = (formula: Formula, op: string): boolean =>
  typeof formula === 'object' && 'op' in formula && formula.op === op && JOINING.has(op);
const JOINING = new Set(Object.values(BINARY).flatMap(({ op, joins }) => (joins ? [op] : [])));
