/**
 * "The Lot is transferred to the possession of the sole bidder with the highest priority …; the
 * player who received that lot loses the amount of chips they bid" [Bidding].
 */
import { holdingsOf, moveAll, ordinalOf } from '../../kernel';
import type { Transfer } from '../../kernel';
import { loseOpenBidsOn } from '../bidding/open-bids';
import { currencyText } from '../bidding/text';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { priceTransfers, revalueWorks, worksToRevalue } from '../house/give-out';
import { lotOwner, ownerOf } from '../model/owners';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { StandingBid } from './bids-priority';
import type { LotSold } from './vocabulary';
import type { LotRow } from '../lots/vocabulary';

/** The winning bid; `amount` is the price. */
type WinningBid = Pick<StandingBid, 'id' | 'playerId' | 'amount'>;

export function sellLot(turn: RoundTurn, lot: LotRow, bid: WinningBid): void {
  const { state } = turn;
  const winner = ownerOf(bid.playerId);
  const content = holdingsOf(state, lotOwner(lot.id)).map(
    ({ item, quantity }) => [item, quantity] as const,
  );
  const transfers: Transfer[] = [
    ...moveAll(lotOwner(lot.id), winner, content),
    ...priceTransfers(state, lot, bid),
  ];
  const values = worksToRevalue(state, lot, bid);
  turn.emit({
    type: 'LotSold',
    lotId: lot.id,
    bidId: bid.id,
    playerId: bid.playerId,
    price: bid.amount,
    transfers,
  });
  revalueWorks(turn, lot, values);
}

export const lotSold: RoundEventRecord<LotSold> = {
  evolve: (state, { atMs, event: { lotId, bidId, playerId, price } }) => {
    const lot = state.need('lots', lotId);
    state.put('lots', { ...lot, status: 'SOLD', winnerId: playerId, price, soldAtMs: atMs });
    state.put('bids', { ...state.need('bids', bidId), status: 'WON' });
    loseOpenBidsOn(state, lotId);
  },
  facts: (state, { playerId, lotId, price }) => ({
    player: nameOf(state, playerId),
    lot: ordinalOf(lotId),
    price: currencyText(state, price),
  }),
  text: (state, { playerId, lotId, price }) =>
    `${nameOf(state, playerId)} won lot ${ordinalOf(lotId)} for ${currencyText(state, price)}.`,
  channel: 'AUCTIONS',
  touches: auctionTopic,
  incomeCause: ({ playerId }) => ({ cause: 'LOT_WON', players: [playerId] }),
  results: ({ lotId, price, playerId }) => ({ lotId, price, winnerId: playerId }),
};
