/** What became of an auction's bids and lots, each in one sentence. */
import { counted, ordinalOf } from '../../kernel';
import type { AuctionConcluded, BidFailed, LotSold } from '../event';
import { rulesetOf } from '../state';
import type { BidFailure, RoundState } from '../state';
import { itemWords, nameOf } from '../wording';

const BID_FAILURES: Readonly<Record<BidFailure, string>> = {
  AMOUNT_NOT_NATURAL: 'the amount is not a natural number above 0',
  LOT_NAMED_TWICE: 'the lot was named more than once',
  LOT_NOT_IN_AUCTION: 'there is no such lot in the auction',
  OVERSPENT: "the player's bids came to more than the player had",
  WITHDRAWN: 'the player left',
  ACTION_FAILED: 'the secret action that it was in failed',
  UNAFFORDABLE: 'the player had less than it says',
};

export function soldText(state: RoundState, { playerId, lotId, price }: LotSold): string {
  const ruleset = rulesetOf(state);
  const paid = itemWords(ruleset, ruleset.currency, price);
  return `${nameOf(state, playerId)} won lot ${ordinalOf(lotId)} for ${paid}.`;
}

export const auctionText = (
  _state: RoundState,
  { week, soldLotIds, unsoldLotIds }: AuctionConcluded,
): string =>
  `The auction of week ${week} was concluded: ${counted(soldLotIds.length, 'lot')} sold, ${unsoldLotIds.length} unsold.`;

export function bidFailedText(state: RoundState, { playerId, bidId, reason }: BidFailed): string {
  const bid = state.get('bids', bidId);
  const on = bid === undefined ? '' : ` on lot ${bid.lotNumber}`;
  return `${nameOf(state, playerId)}’s bid${on} failed: ${BID_FAILURES[reason]}.`;
}
