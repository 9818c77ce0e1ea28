import { listed, ordinalOf } from '../../kernel';
import type { BidInvalidated, BidPlaced } from './events';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { itemWords, nameOf } from '../wording';

export function bidPlacedText(state: RoundState, event: BidPlaced): string {
  const { playerId, lotId, amount } = event;
  const bid = `${nameOf(state, playerId)} bid ${coins(state, amount)} on lot ${ordinalOf(lotId)}`;
  return `${bid}${outbidText(state, event)}.`;
}

function outbidText(state: RoundState, { playerId, outbidId }: BidPlaced): string {
  if (outbidId === null) return '';
  const outbid = state.need('bids', outbidId).playerId;
  return outbid === playerId ? ', after the own bid' : `, outbidding ${nameOf(state, outbid)}`;
}

export function bidInvalidatedText(state: RoundState, event: BidInvalidated): string {
  const { playerId, lotId, amount, has, nextBidId } = event;
  const name = nameOf(state, playerId);
  const bid = `bid of ${coins(state, amount)} on lot ${ordinalOf(lotId)}`;
  return `${name}’s ${bid} became invalid: ${name} had ${coins(state, has)} left${nextBidText(state, nextBidId === null ? [] : [nextBidId])}.`;
}

/** Which bids lead since higher ones are gone: the end of a sentence. */
export function nextBidText(state: RoundState, bidIds: readonly string[]): string {
  if (bidIds.length === 0) return '';
  const next = bidIds.map((id) => {
    const { playerId, amount, lotNumber } = state.need('bids', id);
    return `${nameOf(state, playerId)} leads lot ${lotNumber} with ${coins(state, amount ?? 0)}`;
  });
  return `; ${listed(next)}`;
}

function coins(state: RoundState, amount: number): string {
  const ruleset = rulesetOf(state);
  return itemWords(ruleset, ruleset.currency, amount);
}
