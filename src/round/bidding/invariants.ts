import { byOrdinal, held } from '../../kernel';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { lotsBidOn, openBidders, openBidsOn } from './open-bids';
import type { OpenBid } from './open-bids';

/** One sentence for each broken invariant of open bids [Bidding; ruling E1]. */
export function biddingViolations(state: RoundState): string[] {
  return lotsBidOn(state).flatMap((lotId) => {
    const bids = openBidsOn(state, lotId).sort(byOrdinal);
    const gone = state.get('lots', lotId)?.status !== 'STANDING';
    return [
      ...(gone ? [`${lotId} has valid bids and does not stand`] : []),
      ...bids.flatMap((bid, at) => (isHigher(bid, bids[at - 1]) ? [] : [`${bid.id} is too low`])),
    ];
  });
}

const isHigher = ({ amount }: OpenBid, before: OpenBid | undefined): boolean =>
  Number.isSafeInteger(amount) && amount > (before?.amount ?? 0);

/**
 * One sentence for each open bid that its bidder cannot afford. Such bids exist only between an
 * event that takes currency and the invalidation of the bids after it.
 */
export function unaffordableBids(state: RoundState): string[] {
  const { currency } = rulesetOf(state);
  return openBidders(state)
    .flatMap((player) => state.by('bids', 'openOf', player))
    .filter(({ playerId, amount }) => (amount ?? 0) > held(state, ownerOf(playerId), currency))
    .map(({ id }) => `${id} is more than its bidder has`);
}
