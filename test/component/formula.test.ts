import { parseFormula } from '../../web/src/platform/formula/parse-formula';
import type { Formula } from '../../web/src/platform/formula/parse-formula';
import { printFormula } from '../../web/src/platform/formula/print-formula';
import { fc, runs } from '../support/property-testing';

const many = (size: number) => ({ minLength: 2, maxLength: size });

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -1_000, max: 1_000 }),
    fc.boolean(),
    fc.constantFrom('cards', 'ranks.ARCANA', 'value:HONOUR').map((name) => ({ name })),
    fc.record({
      op: fc.constantFrom('ADD', 'MULTIPLY', 'AND', 'OR', 'MIN', 'MAX'),
      of: fc.array(tie('formula'), many(4)),
    }),
    fc.record({
      op: fc.constantFrom('SUBTRACT', 'DIVIDE', 'EQUAL', 'LESS', 'AT_MOST', 'MORE', 'AT_LEAST'),
      of: fc.array(tie('formula'), many(2)),
    }),
    fc.record({
      op: fc.constant('NOT'),
      of: fc.array(tie('formula'), { minLength: 1, maxLength: 1 }),
    }),
    fc.record({
      op: fc.constant('IF'),
      of: fc.array(tie('formula'), { minLength: 3, maxLength: 3 }),
    }),
  ),
}));

describe('a formula as text', () => {
  it('is what the API takes', () => {
    expect(parseFormula('20 * cards + 5 * min(ranks.ARCANA, 3)')).toEqual({
      ok: true,
      formula: {
        op: 'ADD',
        of: [
          { op: 'MULTIPLY', of: [20, { name: 'cards' }] },
          { op: 'MULTIPLY', of: [5, { op: 'MIN', of: [{ name: 'ranks.ARCANA' }, 3] }] },
        ],
      },
    });
  });

  it('reads back as the same, whatever it is', () => {
    fc.assert(
      fc.property(formula, (made) => {
        const read = parseFormula(printFormula(made) ?? '');
        expect(read).toEqual({ ok: true, formula: made });
      }),
      { numRuns: runs(300) },
    );
  });

  it.each([
    ['', 0, 'expected a number or a name'],
    ['2 +', 3, 'expected a number or a name'],
    ['2 cards', 2, 'expected an operator before cards'],
    ['(2 + 3', 6, 'expected )'],
    ['sum(1, 2)', 0, 'expected min, max or if in place of sum'],
    ['min(1)', 0, 'expected 2 to 20 parts in min'],
    ['2 # 3', 1, 'expected a number, a name or a sign'],
  ])('says where it cannot be read: %s', (text, at, message) => {
    expect(parseFormula(text)).toEqual({ ok: false, at, message });
  });

  it('is nothing that is no expression', () => {
    expect([{}, 'cards', null, { op: 'THROW', of: [1] }].map(printFormula)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
