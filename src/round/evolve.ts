import { applyTransfers } from '../kernel';
import { evolve } from './every/event';
import { followWorks } from './house/works';
import type { RoundState } from './ground/state';
import type { RoundStamped } from './ground/turn';

/** The only thing that changes a round. It is total: what happened cannot be refused. */
export function evolveRound(state: RoundState, stamped: RoundStamped): void {
  const { event } = stamped;
  if ('transfers' in event) {
    applyTransfers(state, event.transfers);
    followWorks(state, event.transfers);
  }
  evolve(state, stamped);
}
