import { listed } from '../../kernel';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { itemWords, nameOf } from '../model/wording';
import type { BidId } from '../model/ids';

/** The end of a sentence that names the bids that now lead because higher bids are gone. */
export function nextBidText(state: RoundState, bidIds: readonly BidId[]): string {
  if (bidIds.length === 0) return '';
  const next = bidIds.map((id) => {
    const { playerId, amount, lotNumber } = state.need('bids', id);
    return `${nameOf(state, playerId)} leads lot ${lotNumber} with ${currencyText(state, amount ?? 0)}`;
  });
  return `; ${listed(next)}`;
}

/** What `nextBidText` tells of one bid; null if it tells of several. */
export function nextBidFacts(state: RoundState, bidIds: readonly BidId[]) {
  const [id, another] = bidIds;
  if (another !== undefined) return null;
  if (id === undefined) return { leader: null };
  const { playerId, amount, lotNumber } = state.need('bids', id);
  const leads = currencyText(state, amount ?? 0);
  return { leader: nameOf(state, playerId), ledLot: lotNumber, leads };
}

export function currencyText(state: RoundState, amount: number): string {
  const ruleset = rulesetOf(state);
  return itemWords(ruleset, ruleset.currency, amount);
}
