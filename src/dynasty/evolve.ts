import { applyTransfers } from '../kernel';
import { hostActedOf, hostAccounts, movedBy } from '../season';
import { keepAside } from './table-log/asides';
import { evolve, isAside } from './registry/event';
import { DEALER, isDealer } from './model/access';
import { dynastyOf, patchDynasty } from './model/state';
import type { DynastyState } from './model/state';
import type { DynastyStamped } from './model/types';

const hostActed = hostActedOf(
  dynastyOf,
  patchDynasty,
  (state, actor) => actor === DEALER && isHostDealing(state),
);

/** True if a host deals by hand. */
const isHostDealing = (state: DynastyState): boolean =>
  hostAccounts(state, dynastyOf(state)).some((account) => isDealer(state, account));

/** The only function that changes a dynasty. It is total: it cannot refuse an event. */
export function evolveDynasty(state: DynastyState, stamped: DynastyStamped): void {
  const { event } = stamped;
  applyTransfers(state, movedBy(event));
  evolve(state, stamped);
  hostActed(state, stamped);
  if (isAside(event)) keepAside(state, event);
}
