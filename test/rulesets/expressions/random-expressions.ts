/** Well-typed expressions of every kind, with the given names. */
import { fc } from '../../support/property-testing';
import type { Expression } from '../../../src/rulesets';

const NUMERIC = ['ADD', 'SUBTRACT', 'MULTIPLY', 'DIVIDE', 'MIN', 'MAX'] as const;
const COMPARING = ['EQUAL', 'LESS', 'AT_MOST', 'MORE', 'AT_LEAST'] as const;
const JOINING = ['AND', 'OR'] as const;

const two = <T>(each: fc.Arbitrary<T>) => fc.tuple(each, each);

/** Numeric expressions of up to `levels` levels. A full one of five levels has at most 60 parts. */
export function numbers(names: readonly string[], levels = 4): fc.Arbitrary<Expression> {
  const leaf: fc.Arbitrary<Expression> = fc.oneof(
    fc.integer({ min: -20, max: 50 }),
    fc.constantFrom(...names).map((name) => ({ name })),
  );
  if (levels <= 1) return leaf;
  const inner = numbers(names, levels - 1);
  return fc.oneof(
    leaf,
    fc.tuple(fc.constantFrom(...NUMERIC), two(inner)).map(([op, of]) => ({ op, of })),
    fc
      .tuple(flags(names, Math.min(2, levels - 1)), two(inner))
      .map(([test, of]): Expression => ({ op: 'IF', of: [test, ...of] })),
  );
}

export function flags(names: readonly string[], levels = 3): fc.Arbitrary<Expression> {
  if (levels <= 1) return fc.boolean();
  const compared = fc
    .tuple(fc.constantFrom(...COMPARING), two(numbers(names, levels - 1)))
    .map(([op, of]): Expression => ({ op, of }));
  const inner = flags(names, levels - 1);
  return fc.oneof(
    fc.boolean(),
    compared,
    fc.tuple(fc.constantFrom(...JOINING), two(inner)).map(([op, of]) => ({ op, of })),
    inner.map((of): Expression => ({ op: 'NOT', of: [of] })),
  );
}
