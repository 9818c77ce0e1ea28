import { asidesOf } from '../asides/keep-aside';
import type { GameRow } from '../ground/rows';
import type { DynastyState } from '../ground/state';
import { tricksBefore } from '../scoring/position-then';

/** The active tricks as the game began. */
export const tricksAtStart = (state: DynastyState, { id, tricks }: GameRow): ReadonlySet<string> =>
  tricksBefore(tricks, asidesOf(state, id));
