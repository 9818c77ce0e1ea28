import { refuse } from '../ground/refusal';
import type { RoundRefusal } from '../ground/refusal';
import { rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import type { ItemAmount } from '../ground/items';

/** The refusal of a trade with more empty sides than the ruleset allows [Trade; ruling G1]. */
export function unlessSided(
  state: RoundState,
  ...sides: readonly (readonly ItemAmount[])[]
): RoundRefusal | null {
  const { emptySides } = rulesetOf(state).trade;
  const empty = sides.filter(({ length }) => length === 0).length;
  return empty <= emptySides ? null : refuse('EMPTY_SIDE', 'trade', { empty, emptySides });
}
