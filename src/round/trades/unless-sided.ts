import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { ItemAmount } from '../model/items';

/** The refusal of a trade with more empty sides than the ruleset allows [Trade; ruling G1]. */
export function unlessSided(
  state: RoundState,
  ...sides: readonly (readonly ItemAmount[])[]
): RoundRefusal | null {
  const { emptySides } = rulesetOf(state).trade;
  const empty = sides.filter(({ length }) => length === 0).length;
  return empty <= emptySides ? null : refuse('EMPTY_SIDE', 'trade', { empty, emptySides });
}
