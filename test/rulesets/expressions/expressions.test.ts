import { evaluate, expressionProblems, expressionWords, numberOf } from '../../../src/rulesets';
import type { Expression, KnownNames } from '../../../src/rulesets';
import { ExpressionShape } from '../../../src/rulesets/expressions/expression-shape';
import { fc } from '../../support/property-testing';
import { flags, numbers } from './random-expressions';

const KNOWN: KnownNames = new Map([
  ['cards', { type: 'NUMBER', words: 'c' }],
  ['highest', { type: 'NUMBER', words: 'h' }],
  ['lucky', { type: 'FLAG', words: 'the day is lucky' }],
]);
const VALUES = new Map([
  ['cards', 5n],
  ['highest', 19n],
]);
const valueOf = (name: string): bigint | boolean => VALUES.get(name) ?? false;
const cards = { name: 'cards' };
const highest = { name: 'highest' };

/** The problems with their places: of the form, or, if the form is right, of the meaning. */
function problemsOf(value: unknown): [path: string, message: string][] {
  const parsed = ExpressionShape.safeParse(value);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => [`/${path.join('/')}`, message]);
  }
  const found = expressionProblems(parsed.data, KNOWN, 'NUMBER', ['score']);
  return found.map(({ path, message }) => [path, message]);
}

const chain = (levels: number): unknown =>
  levels <= 1 ? 1 : { op: 'ADD', of: [chain(levels - 1), 1] };

describe('an expression', () => {
  test.each<[string, Expression, bigint | boolean]>([
    ['a number', 7, 7n],
    ['a name', cards, 5n],
    ['a sum', { op: 'ADD', of: [cards, highest, 1] }, 25n],
    ['a difference', { op: 'SUBTRACT', of: [cards, highest] }, -14n],
    ['a product', { op: 'MULTIPLY', of: [cards, 42, 4] }, 840n],
    ['a division, rounded down', { op: 'DIVIDE', of: [highest, cards] }, 3n],
    ['one of what is below 0, rounded down', { op: 'DIVIDE', of: [-19, cards] }, -4n],
    ['one without a rest', { op: 'DIVIDE', of: [-20, cards] }, -4n],
    ['one by nought', { op: 'DIVIDE', of: [9, { op: 'SUBTRACT', of: [cards, 5] }] }, 0n],
    ['the least', { op: 'MIN', of: [cards, 3, highest] }, 3n],
    ['the greatest', { op: 'MAX', of: [cards, 3, highest] }, 19n],
    ['equality', { op: 'EQUAL', of: [cards, 5] }, true],
    ['less', { op: 'LESS', of: [cards, 5] }, false],
    ['at most', { op: 'AT_MOST', of: [cards, 5] }, true],
    ['more', { op: 'MORE', of: [highest, 18] }, true],
    ['at least', { op: 'AT_LEAST', of: [highest, 20] }, false],
    ['and', { op: 'AND', of: [true, { name: 'lucky' }] }, false],
    ['or', { op: 'OR', of: [false, true] }, true],
    ['not', { op: 'NOT', of: [{ name: 'lucky' }] }, true],
    ['a choice', { op: 'IF', of: [{ op: 'MORE', of: [cards, 4] }, 10, 20] }, 10n],
    ['the other choice', { op: 'IF', of: [false, 10, 20] }, 20n],
  ])('is worth what it says: %s [X1]', (_, expression, value) => {
    expect(evaluate(expression, valueOf)).toBe(value);
  });

  test.each<[string, unknown, string, RegExp]>([
    ['a text', 'cards', '/', /^expected a whole number/],
    ['nothing', null, '/', /^expected a whole number/],
    ['a list', [1], '/', /^expected a whole number/],
    ['a fraction', 1.5, '/', /^expected a whole number of at most/],
    ['a number past the largest', 1e10, '/', /^expected a whole number of at most/],
    ['an unknown operator', { op: 'EVAL', of: [1, 2] }, '/op', /^expected one of ADD/],
    ['an inherited operator', { op: 'toString', of: [1, 2] }, '/op', /^expected one of ADD/],
    ['no operands', { op: 'ADD' }, '/of', /^expected a list of 2 to 20 for ADD/],
    ['one too few', { op: 'DIVIDE', of: [1] }, '/of', /^expected a list of 2 for DIVIDE/],
    ['another property', { op: 'ADD', of: [1, 2], js: 'x' }, '/js', /^expected no such property/],
    ['a name and an operator', { op: 'ADD', of: [1, 2], name: 'a' }, '/', /^expected a name or/],
    ['no name', { name: 'a b' }, '/name', /^expected a name such as/],
    ['a wrong part', { op: 'ADD', of: [1, { name: 7 }] }, '/of/1/name', /^expected a name such/],
    ['nine levels', chain(9), '/of/0/of/0/of/0/of/0/of/0/of/0/of/0/of/0', /^expected at most 8/],
    ['five thousand levels', chain(5_000), '/of/0/of/0/of/0/of/0/of/0/of/0/of/0/of/0', /8 levels/],
    [
      'too many parts',
      { op: 'ADD', of: Array(4).fill({ op: 'ADD', of: Array(20).fill(1) }) },
      '/',
      /^expected at most 64 numbers, names and operators/,
    ],
    ['an unknown name', { name: 'seed' }, '/score/name', /such as cards, .*; there is no seed$/],
    ['a flag for a number', { op: 'ADD', of: [1, true] }, '/score/of/1', /^expected a number here/],
    ['a number for a flag', { op: 'NOT', of: [cards] }, '/score/of/0', /^expected true or false/],
    ['two types to choose from', { op: 'IF', of: [true, 1, false] }, '/score/of/2', /a number/],
    ['a flag where it stands', { op: 'LESS', of: [1, 2] }, '/score', /^expected a number here/],
    ['nought as divisor', { op: 'DIVIDE', of: [cards, 0] }, '/score/of/1', /^expected a divisor/],
    [
      'what is always nought as divisor',
      { op: 'DIVIDE', of: [cards, { op: 'SUBTRACT', of: [2, 2] }] },
      '/score/of/1',
      /^expected a divisor other than 0/,
    ],
  ])('is refused with its place for %s [X1]', (_, value, path, message) => {
    expect(problemsOf(value)).toContainEqual([path, expect.stringMatching(message) as string]);
  });

  it('may have eight levels and 64 parts', () => {
    expect(problemsOf(chain(8))).toEqual([]);
    const of = [...Array<number>(17).fill(1), { op: 'ADD', of: Array(20).fill(1) }];
    const full = { op: 'ADD', of: [...of, { op: 'ADD', of: Array(20).fill(cards) }] };
    // The expression has 1 + 17 + 21 + 21 = 60 parts. Four more are allowed, and a fifth is too
    // many.
    const more = (count: number) => ({ op: 'MAX', of: [full, ...Array<number>(count).fill(2)] });
    expect(problemsOf(more(3))).toEqual([]);
    expect(problemsOf(more(4))).toHaveLength(1);
  });

  it('is a copy of what it was read from', () => {
    const value = { op: 'ADD', of: [1, { name: 'cards' }] };
    const read = ExpressionShape.parse(value);
    value.of[0] = 100;
    expect(evaluate(read, valueOf)).toBe(6n);
  });

  test.each<[Expression, string]>([
    [{ op: 'ADD', of: [{ op: 'MULTIPLY', of: [cards, 20] }, highest] }, 'c × 20 + h'],
    [{ op: 'MULTIPLY', of: [{ op: 'ADD', of: [cards, 1] }, highest] }, '(c + 1) × h'],
    [{ op: 'SUBTRACT', of: [cards, { op: 'ADD', of: [highest, -1] }] }, 'c − (h + (−1))'],
    [{ op: 'DIVIDE', of: [cards, { op: 'MULTIPLY', of: [2, highest] }] }, 'c ÷ (2 × h)'],
    [{ op: 'MIN', of: [cards, { op: 'ADD', of: [highest, 1] }] }, 'the least of c and h + 1'],
    [
      { op: 'IF', of: [{ op: 'AND', of: [{ name: 'lucky' }, true] }, cards, 0] },
      'c if the day is lucky and true, otherwise 0',
    ],
  ])('is told as a formula: %j', (expression, words) => {
    expect(expressionWords(expression, KNOWN)).toBe(words);
  });
});

describe('any expression', () => {
  const NAMES = ['cards', 'highest'];

  it('that is well typed is read back as it is, worth a number, and told whole [X1]', () => {
    fc.assert(
      fc.property(numbers(NAMES), (expression) => {
        const parsed = ExpressionShape.safeParse(JSON.parse(JSON.stringify(expression)));
        expect(parsed.data).toEqual(expression);
        const found = expressionProblems(expression, KNOWN, 'NUMBER', []);
        expect(found.filter(({ message }) => !message.includes('divisor'))).toEqual([]);
        expect(typeof numberOf(expression, valueOf)).toBe('bigint');
        expect(expressionWords(expression, KNOWN)).not.toMatch(/undefined|null|NaN|cards|highest/);
      }),
    );
  });

  it('that compares is true or false, and its denial is the other', () => {
    fc.assert(
      fc.property(flags(NAMES), (expression) => {
        expect(expressionProblems(expression, KNOWN, 'FLAG', []).length).toBeLessThanOrEqual(10);
        const value = evaluate(expression, valueOf);
        expect(evaluate({ op: 'NOT', of: [expression] }, valueOf)).toBe(!value);
      }),
    );
  });

  it('that is anything at all is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const [, message] of problemsOf(value)) expect(message).toMatch(/^expected /);
      }),
    );
  });
});
