import type { RoundState } from '../model/state';
import { isStanding } from './bids-priority';
import type { StandingBid } from './bids-priority';
import type { SecretActionRow } from '../secret-actions/vocabulary';

/** The actions' bids that did not fail, action by action. */
export function standingBids(
  state: RoundState,
  actions: readonly SecretActionRow[],
): StandingBid[] {
  return actions.flatMap(({ id }) => state.by('bids', 'action', id).filter(isStanding));
}
