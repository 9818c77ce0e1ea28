/** "The auction concludes" [Bidding], sealed or open, when its lots have been given out. */
import { counted } from '../../kernel';
import type { Instant } from '../../kernel';
import { putNextBoundary } from '../calendar/boundary';
import { theAuction } from '../ground/declare';
import type { RoundEventRecord } from '../ground/declare';
import { actionsRevealedBy } from '../secret-actions/open-actions';
import { isUnsettled, putOffBidsAt } from '../calendar/held-windows';
import { roundOf } from '../ground/state';
import type { RoundState, SecretActionRow } from '../ground/state';
import type { RoundTurn } from '../ground/turn';
import { standingBids } from './bids-of-actions';
import type { AuctionConcluded } from './events';

export function concludeAuction(turn: RoundTurn, outcome: Omit<AuctionConcluded, 'type'>): void {
  turn.emit({ type: 'AuctionConcluded', ...outcome });
}

export const auctionConcluded: RoundEventRecord<AuctionConcluded> = {
  /** The attempts of the auction are resolved, and what is left of their bids has lost. */
  evolve: (state, { atMs, event: { week, bidders } }) => {
    state.put('rounds', { ...roundOf(state), previousBidders: bidders });
    for (const action of concluded(state, atMs, week)) {
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

/** Those of the week alone where its auction was put off until now; never those that are put off still. */
function concluded(state: RoundState, at: Instant, week: number): SecretActionRow[] {
  const wasPutOff = putOffBidsAt(state, at).some((action) => action.week === week);
  const due = actionsRevealedBy(state, at).filter(
    (action) => action.kind === 'BIDS' && (!wasPutOff || action.week === week),
  );
  const dates = new Set(due.map(({ revealsAtMs }) => revealsAtMs));
  const held = new Set([...dates].filter((date) => isUnsettled(state, date)));
  return due.filter(({ revealsAtMs }) => !held.has(revealsAtMs));
}
