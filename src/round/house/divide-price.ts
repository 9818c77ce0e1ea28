/**
 * A price is divided among several Works in proportion to their values, "by largest remainder, the
 * earlier Work first; in equal parts if all are worth 0" [ruling E8].
 */

/**
 * Whole shares that add up to `price`, one for each value. The division is exact even beyond 2^53.
 */
export function dividePrice(price: number, values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + BigInt(value), 0n);
  const weights = sum === 0n ? values.map(() => 1n) : values.map(BigInt);
  const whole = weights.reduce((total, weight) => total + weight, 0n);
  const parts = weights.map((weight, at) => {
    const product = BigInt(price) * weight;
    return { at, share: product / whole, remainder: product % whole };
  });
  const given = parts.reduce((total, { share }) => total + share, 0n);
  const over = Number(BigInt(price) - given);
  const first = [...parts]
    .sort((a, b) => byRemainder(a.remainder, b.remainder) || a.at - b.at)
    .slice(0, over);
  const more = new Set(first.map(({ at }) => at));
  return parts.map(({ at, share }) => Number(share) + (more.has(at) ? 1 : 0));
}

function byRemainder(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}
