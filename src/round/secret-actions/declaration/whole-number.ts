/**
 * Whole numbers in declarations. A number of more than fifteen digits exceeds every possible
 * holding; it is kept as the greatest exact number.
 */
const TOO_MANY = 10 ** 15;

/** null for signs, fractions, exponents, words. */
export function wholeNumberOfText(text: string): number | null {
  return /^[0-9]+$/.test(text) ? capped(Number(text)) : null;
}

export function wholeNumberOfJson(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return null;
  return capped(Math.abs(value));
}

const capped = (value: number): number => (value < TOO_MANY ? value : Number.MAX_SAFE_INTEGER);

export const naturalOrNull = (value: number | null): number | null => (value === 0 ? null : value);
