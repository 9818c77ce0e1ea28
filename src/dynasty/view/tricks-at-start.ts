import { asidesOf } from '../asides/keep-aside';
import { meaningOf } from '../every/event';
import type { GameRow } from '../ground/rows';
import type { DynastyState } from '../ground/state';

/** The tricks that were active as the game began: what was done at its table is taken back, the last first. */
export function tricksAtStart(state: DynastyState, { id, tricks }: GameRow): ReadonlySet<string> {
  const active = new Set(tricks);
  for (const { aside } of asidesOf(state, id).reverse()) {
    const changed = meaningOf(aside).trick?.(aside);
    if (changed === undefined) continue;
    if (changed.added) active.delete(changed.trick);
    else active.add(changed.trick);
  }
  return active;
}
