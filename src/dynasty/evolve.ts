import { applyTransfers } from '../kernel';
import { hostActedOf, hostAccounts, movedBy } from '../season';
import { keepAside } from './asides/keep-aside';
import { evolve, isAside } from './every/event';
import { DEALER, isDealer } from './ground/access';
import { dynastyOf, patchDynasty } from './ground/state';
import type { DynastyState } from './ground/state';
import type { DynastyStamped } from './ground/turn';

const hostActed = hostActedOf(
  dynastyOf,
  patchDynasty,
  (state, actor) => actor === DEALER && isHostDealing(state),
);

/** Whether a host deals, by hand. */
const isHostDealing = (state: DynastyState): boolean =>
  hostAccounts(state, dynastyOf(state)).some((account) => isDealer(state, account));

/** The only function that changes a dynasty. It is total: an event cannot be refused. */
export function evolveDynasty(state: DynastyState, stamped: DynastyStamped): void {
  const { event } = stamped;
  applyTransfers(state, movedBy(event));
  evolve(state, stamped);
  hostActed(state, stamped);
  if (isAside(event)) keepAside(state, event);
}
