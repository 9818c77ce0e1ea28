import { dividePrice } from '../../../src/round/house/divide-price';
import { fc } from '../../support/property-testing';

const worth = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('a price that is shared out', () => {
  it.each([
    [10, [1], [10]],
    [67, [30, 10], [50, 17]],
    [10, [1, 1, 1], [4, 3, 3]],
    [11, [0, 0], [6, 5]],
    [7, [0, 5], [0, 7]],
    [100, [1, 2, 4], [14, 29, 57]],
  ])('is %p over %p: %p [E8]', (price, values, shares) => {
    expect(dividePrice(price, values)).toEqual(shares);
  });

  it('is shared out whole, and lowers nothing that the price exceeds [E8]', () => {
    fc.assert(
      fc.property(worth, fc.array(worth, { minLength: 1, maxLength: 8 }), (price, values) => {
        const shares = dividePrice(price, values);
        const sum = (all: readonly number[]): bigint => all.reduce((n, one) => n + BigInt(one), 0n);
        expect(sum(shares)).toBe(BigInt(price));
        if (BigInt(price) < sum(values)) return;
        shares.forEach((share, at) => expect(share).toBeGreaterThanOrEqual(values[at]!));
      }),
    );
  });
});
