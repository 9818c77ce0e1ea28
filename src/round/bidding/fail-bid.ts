import { byOrdinal, CLOCK } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import type { BidId, LotId } from '../model/ids';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import { openBidsOn } from './open-bids';
import type { BidFailed, BidFailure } from './vocabulary';

export function failBid(
  turn: RoundTurn,
  { id: bidId, playerId }: { readonly id: BidId; readonly playerId: PlayerId },
  reason: BidFailure,
): void {
  turn.emit({ type: 'BidFailed', bidId, playerId, reason });
}

const FAILURE_TEXTS: Readonly<Record<BidFailure, string>> = {
  AMOUNT_NOT_NATURAL: 'the amount is not a whole number above 0',
  LOT_NAMED_TWICE: 'the lot was named more than once',
  LOT_NOT_IN_AUCTION: 'there is no such lot in the auction',
  OVERSPENT: 'the player’s bids came to more than the player had',
  WITHDRAWN: 'the player left',
  ACTION_FAILED: 'its secret action failed',
  UNAFFORDABLE: 'the player had less than the bid',
};

export const bidFailed: RoundEventRecord<BidFailed> = {
  evolve: (state, { event: { bidId, reason } }) => {
    state.put('bids', { ...state.need('bids', bidId), status: 'FAILED', failure: reason });
  },
  facts: (state, { playerId, bidId, reason }) => ({
    player: nameOf(state, playerId),
    lot: state.get('bids', bidId)?.lotNumber ?? null,
    reason,
  }),
  text: (state, { playerId, bidId, reason }) => {
    const bid = state.get('bids', bidId);
    const on = bid === undefined ? '' : ` on lot ${bid.lotNumber}`;
    return `${nameOf(state, playerId)}’s bid${on} failed: ${FAILURE_TEXTS[reason]}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
  notice: 'BID_FAILED',
  concerns: ({ playerId }) => [playerId],
};

/**
 * Fails the open bids on a lot that disappears before it is given out, for example because its
 * creator leaves [Y1]. Call this before the lot disappears.
 */
export function failOpenBidsOn(turn: RoundTurn, lotId: LotId): void {
  const clock = turn.as(CLOCK);
  for (const bid of openBidsOn(turn.state, lotId).sort(byOrdinal)) {
    failBid(clock, bid, 'LOT_NOT_IN_AUCTION');
  }
}
