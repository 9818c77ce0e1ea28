import { applyTransfers } from '../kernel';
import { hostActedOf, movedBy } from '../season';
import { evolve } from './registry/event';
import { updateWorkOwners } from './house/works';
import { patchRound, roundOf } from './model/state';
import type { RoundState } from './model/state';
import type { RoundStamped } from './model/turn';

const noteHostActivity = hostActedOf(roundOf, patchRound);

/** The only function that changes a round. It accepts every event. */
export function evolveRound(state: RoundState, stamped: RoundStamped): void {
  const { event } = stamped;
  applyTransfers(state, movedBy(event));
  updateWorkOwners(state, movedBy(event));
  evolve(state, stamped);
  noteHostActivity(state, stamped);
}
