/** "The auction concludes" [Bidding], sealed or open, once its lots have been given out. */
import { counted } from '../../kernel';
import type { Instant } from '../../kernel';
import { hasBothProcedures } from '../../rulesets';
import type { BiddingProcedure } from '../../rulesets';
import { putNextBoundary } from '../calendar/boundary';
import { auctionTopic } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { actionsRevealedBy } from '../secret-actions/open-actions';
import { isUnsettled, bidActionsPostponedTo } from '../calendar/outage-windows';
import { roundOf, rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { standingBids } from './bids-priority';
import type { AuctionConcluded } from './vocabulary';
import type { SecretActionRow } from '../secret-actions/vocabulary';

type AuctionOutcome = Omit<AuctionConcluded, 'type' | 'procedure'>;

export function concludeAuction(
  turn: RoundTurn,
  procedure: BiddingProcedure,
  outcome: AuctionOutcome,
): void {
  const both = hasBothProcedures(rulesetOf(turn.state).auction);
  turn.emit({ type: 'AuctionConcluded', ...outcome, ...(both ? { procedure } : {}) });
}

export const auctionConcluded: RoundEventRecord<AuctionConcluded> = {
  /** Resolves the auction's secret actions, and marks their remaining bids as lost. */
  evolve: (state, { atMs, event: { week, bidders, procedure } }) => {
    // Open lots are given out before sealed ones, so the sealed auction counts the bidders on both
    // [ruling Y4].
    if (procedure !== 'OPEN') state.put('rounds', { ...roundOf(state), previousBidders: bidders });
    for (const action of actionsOfAuction(state, atMs, week)) {
      state.put('secretActions', { ...action, status: 'RESOLVED' });
      for (const bid of standingBids(state, [action])) {
        state.put('bids', { ...bid, status: 'LOST' });
      }
    }
    putNextBoundary(state, atMs);
  },
  facts: (_state, { week, procedure, soldLotIds, unsoldLotIds }) => ({
    week,
    procedure: procedure ?? null,
    lots: soldLotIds.length + unsoldLotIds.length > 0,
    sold: soldLotIds.length,
    unsold: unsoldLotIds.length,
  }),
  text: (_state, { week, procedure, soldLotIds, unsoldLotIds }) => {
    const which = procedure === undefined ? 'auction' : AUCTION_NAMES[procedure];
    return `The ${which} of week ${week} was concluded: ${saleCounts(soldLotIds.length, unsoldLotIds.length)}.`;
  },
  channel: 'AUCTIONS',
  touches: auctionTopic,
};

const saleCounts = (sold: number, unsold: number): string =>
  sold + unsold === 0 ? 'there were no lots' : `${counted(sold, 'lot')} sold, ${unsold} unsold`;

const AUCTION_NAMES: Readonly<Record<BiddingProcedure, string>> = {
  OPEN: 'open auction',
  SEALED: 'sealed auction',
};

/**
 * The secret actions that the auction resolves; for a postponed auction, only the actions of its
 * week. Actions on a date that is still unsettled are left out.
 */
function actionsOfAuction(state: RoundState, at: Instant, week: number): SecretActionRow[] {
  const wasPostponed = bidActionsPostponedTo(state, at).some((action) => action.week === week);
  const due = actionsRevealedBy(state, at).filter(
    (action) => action.kind === 'BIDS' && (!wasPostponed || action.week === week),
  );
  const dates = new Set(due.map(({ revealsAtMs }) => revealsAtMs));
  const held = new Set([...dates].filter((date) => isUnsettled(state, date)));
  return due.filter(({ revealsAtMs }) => !held.has(revealsAtMs));
}
