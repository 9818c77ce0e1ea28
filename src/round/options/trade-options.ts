import type { Instant } from '../../kernel';
import { unlessTradable } from '../amounts';
import { isReputable } from '../membership/reputable';
import { option } from '../option';
import type { RoundOption } from '../option';
import { activePlayers, isRunning, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { openTradesOf } from '../trades/cancel-trade';
import { MOST_OPEN_OFFERS } from '../trades/offer-trade';
import type { TradeRow } from '../trades/row';
import { amountsText, nameOf } from '../wording';

/** For a player: to offer, and what may be done about open offers. */
export function tradeOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  if (!isRunning(state)) return [];
  const may = (one: PlayerRow): boolean =>
    !rulesetOf(state).trade.reputableOnly || isReputable(state, one, now);
  const open = openTradesOf(state, player.id);
  const mine = open.filter(({ fromId }) => fromId === player.id);
  const theirs = open.filter(({ toId }) => toId === player.id);
  const mayOffer =
    mine.length < MOST_OPEN_OFFERS &&
    may(player) &&
    activePlayers(state).some((one) => one.id !== player.id && may(one));
  const acceptable = may(player)
    ? theirs.filter((trade) => may(state.need('players', trade.fromId)) && isTradable(state, trade))
    : [];
  return [
    ...(mayOffer ? [option('offerTrade', 'trade', 'Offer another player a trade.')] : []),
    ...acceptable.map((trade) => of(state, trade, 'acceptTrade', 'Accept')),
    ...theirs.map((trade) => of(state, trade, 'declineTrade', 'Decline')),
    ...mine.map((trade) => of(state, trade, 'cancelTrade', 'Take back')),
  ];
}

/** The ruleset may have been amended since the offer. */
const isTradable = (state: RoundState, { give, get }: TradeRow): boolean =>
  unlessTradable(state, [...give, ...get], 'trade') === null;

function of(state: RoundState, trade: TradeRow, mutation: string, verb: string): RoundOption {
  const { id: tradeId, fromId, toId, give, get } = trade;
  const offer = `${nameOf(state, fromId)}’s offer to ${nameOf(state, toId)}`;
  const words = `${verb} ${offer}: ${amountsText(state, give)} for ${amountsText(state, get)}.`;
  return option(mutation, 'trade', words, { tradeId });
}
