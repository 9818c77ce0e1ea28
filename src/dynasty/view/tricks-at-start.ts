import { asidesOf } from '../asides/keep-aside';
import type { GameRow } from '../ground/rows';
import type { DynastyState } from '../ground/state';

/** The tricks that were active as the game began: what was done at its table is taken back, the last first. */
export function tricksAtStart(state: DynastyState, { id, tricks }: GameRow): ReadonlySet<string> {
  const active = new Set(tricks);
  for (const { aside } of asidesOf(state, id).reverse()) {
    if (aside.type !== 'TableActionTaken') continue;
    if (aside.added) active.delete(aside.trick);
    else active.add(aside.trick);
  }
  return active;
}
