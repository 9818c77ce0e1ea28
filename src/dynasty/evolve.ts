import { applyTransfers } from '../kernel';
import { movedBy } from '../season';
import { keepAside } from './asides/keep-aside';
import { evolve, isAside } from './every/event';
import type { DynastyState } from './ground/state';
import type { DynastyStamped } from './ground/turn';

/** The only thing that changes a dynasty. It is total: what happened cannot be refused. */
export function evolveDynasty(state: DynastyState, stamped: DynastyStamped): void {
  const { event } = stamped;
  applyTransfers(state, movedBy(event));
  evolve(state, stamped);
  if (isAside(event)) keepAside(state, event);
}
