/**
 * "A player's tax value is defined as 0, increased by 5 for every 20 wealth they have above 300, to
 * a maximum value of 100" [Phases; ruling C1].
 */
import { floor, rational } from '../../kernel';
import type { Rational } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';

/** The tax on that wealth; 0 if the ruleset has no tax. */
export function taxOf({ income: { tax } }: RoundRuleset, wealth: Rational): number {
  if (tax === null) return 0;
  const steps = floor(stepsAbove(wealth, tax.above, tax.step));
  return Math.min(Math.max(tax.perStep * steps, 0), tax.maximum);
}

/** (wealth − above) / step. */
function stepsAbove({ numerator, denominator }: Rational, above: number, step: number): Rational {
  return rational(numerator - BigInt(above) * denominator, denominator * BigInt(step));
}
