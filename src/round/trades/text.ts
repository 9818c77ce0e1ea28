import { assertNever, listed } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../state';
import type { TradeEvent, TradeOff } from './events';
import { amountsText, nameOf } from '../wording';

/** What happened to a trade, in one sentence. */
export function tradeText(state: RoundState, event: TradeEvent): string {
  const { fromId, toId, give, get, counterTo } = state.need('trades', event.tradeId);
  const [from, to] = [nameOf(state, fromId), nameOf(state, toId)];
  const [gives, gets] = [amountsText(state, give), amountsText(state, get)];
  switch (event.type) {
    case 'TradeOffered':
      return counterTo === null
        ? `${from} offered ${to} ${gives} for ${gets}.`
        : `${from} answered ${to}’s offer with another: ${gives} for ${gets}.`;
    case 'TradeDone':
      return `${from} gave ${to} ${gives} for ${gets}.`;
    case 'TradeDeclined':
      return `${to} declined ${from}’s offer of ${gives} for ${gets}.`;
    case 'TradeCancelled':
      return event.leaverId === null
        ? `${from} took back the offer to ${to} of ${gives} for ${gets}.`
        : `${from}’s offer to ${to} of ${gives} for ${gets} ended: ${nameOf(state, event.leaverId)} left.`;
    case 'TradeOff':
      return `The trade of ${from} and ${to} is off: ${lacksText(state, event)}.`;
    default:
      return assertNever(event);
  }
}

function lacksText(state: RoundState, { lacks }: TradeOff): string {
  const parties = [...new Set<PlayerId>(lacks.map(({ playerId }) => playerId))];
  const each = parties.map((party) => {
    const needed = lacks.filter(({ playerId }) => playerId === party);
    const items = needed.map(({ item, need }) => ({ item, quantity: need }));
    return `${nameOf(state, party)} has not ${amountsText(state, items)}`;
  });
  return listed(each);
}
