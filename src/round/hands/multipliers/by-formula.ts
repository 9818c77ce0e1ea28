/** A multiplier of the rules' own making: its condition on the hand, and its value [rulings X12, AB2]. */
import { flagOf, MULTIPLIER_RANGE, numberOf } from '../../../rulesets';
import type { Expression, ValueOf } from '../../../rulesets';

export function byFormula(
  { holds, value }: { readonly holds: Expression; readonly value: Expression },
  valueOf: ValueOf,
): number | null {
  if (!flagOf(holds, valueOf)) return null;
  const { least, most } = MULTIPLIER_RANGE;
  const worth = numberOf(value, valueOf);
  return worth < least ? least : worth > most ? most : Number(worth);
}
