import { invariant } from './invariant';

/**
 * An exact fraction in lowest terms, with a denominator above 0. Wealth is a fraction [ruling C1].
 */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

export function rational(numerator: bigint | number, denominator: bigint | number = 1): Rational {
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  invariant(bottom !== 0n, 'a denominator other than 0');
  const shared = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { numerator: top / shared, denominator: bottom / shared };
}

export function plus(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

/** The greatest whole number not above the fraction. */
export function floor(a: Rational): number {
  const whole = a.numerator / a.denominator;
  const exact = whole * a.denominator === a.numerator;
  return Number(exact || a.numerator >= 0n ? whole : whole - 1n);
}

/** The exact fraction as text, for events and people: `7` or `22/3`. */
export function printRational(a: Rational): string {
  return a.denominator === 1n ? String(a.numerator) : `${a.numerator}/${a.denominator}`;
}
