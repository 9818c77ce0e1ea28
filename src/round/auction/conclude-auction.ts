/** "The auction concludes" [Bidding], sealed or open, when its lots have been given out. */
import { counted } from '../../kernel';
import { putNextBoundary } from '../calendar/boundary';
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { actionsRevealedBy } from '../secret-actions/open-actions';
import { roundOf } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { standingBids } from './bids-of-actions';
import type { AuctionConcluded } from './events';

export function concludeAuction(turn: RoundTurn, outcome: Omit<AuctionConcluded, 'type'>): void {
  turn.emit({ type: 'AuctionConcluded', ...outcome });
}

export const auctionConcluded: RoundEventRecord<AuctionConcluded> = {
  /** The attempts of the auction are resolved, and what is left of their bids has lost. */
  evolve: (state, { atMs, event: { bidders } }) => {
    state.put('rounds', { ...roundOf(state), previousBidders: bidders });
    for (const action of actionsRevealedBy(state, atMs)) {
      if (action.kind !== 'BIDS') continue;
      state.put('secretActions', { ...action, status: 'RESOLVED' });
      for (const bid of standingBids(state, [action])) {
        state.put('bids', { ...bid, status: 'LOST' });
      }
    }
    putNextBoundary(state, atMs);
  },
  text: (_state, { week, soldLotIds, unsoldLotIds }) =>
    `The auction of week ${week} was concluded: ${counted(soldLotIds.length, 'lot')} sold, ${unsoldLotIds.length} unsold.`,
  channel: 'AUCTIONS',
  touches: theAuction,
};
