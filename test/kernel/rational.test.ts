import { floor, plus, printRational, rational } from '../../src/kernel';
import { fc } from '../support/property-testing';

const whole = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const above = fc.bigInt({ min: 1n, max: 10n ** 20n });

describe('a fraction', () => {
  test.each([
    [400, 4, '100'],
    [1201, 3, '1201/3'],
    [2, 4, '1/2'],
    [2, -4, '-1/2'],
    [0, 7, '0'],
  ])('of %i by %i is %s [C1]', (numerator, denominator, printed) => {
    expect(printRational(rational(numerator, denominator))).toBe(printed);
  });

  test.each([
    [959, 3, 319],
    [960, 3, 320],
    [-1, 3, -1],
    [-3, 3, -1],
    [0, 5, 0],
  ])('of %i by %i has the floor %i [C1]', (numerator, denominator, expected) => {
    expect(floor(rational(numerator, denominator))).toBe(expected);
  });

  it('adds up exactly where floating point does not [C1]', () => {
    const tenth = rational(1, 10);
    expect(printRational(plus(plus(tenth, tenth), tenth))).toBe('3/10');
  });

  it('adds as cross-multiplying does, in any order', () => {
    fc.assert(
      fc.property(whole, above, whole, above, (a, b, c, d) => {
        const sum = plus(rational(a, b), rational(c, d));
        expect(sum.numerator * b * d).toBe((a * d + c * b) * sum.denominator);
        expect(sum).toEqual(plus(rational(c, d), rational(a, b)));
        expect(sum.denominator > 0n).toBe(true);
      }),
    );
  });

  it('by 0 is a bug', () => {
    expect(() => rational(1, 0)).toThrow('a denominator other than 0');
  });
});
