import { asidesOf } from '../table-log/keep-aside';
import type { GameRow } from '../model/rows';
import type { DynastyState } from '../model/state';
import { tricksBefore } from '../scoring/position-then';

/** The active tricks as the game began. */
export const tricksAtStart = (state: DynastyState, { id, tricks }: GameRow): ReadonlySet<string> =>
  tricksBefore(tricks, asidesOf(state, id));
