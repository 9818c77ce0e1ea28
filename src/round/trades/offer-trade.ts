/**
 * "A trade is an exchange or transfer of items between two entities, with each entity giving a
 * specified finite set of items to the other" [Trade; ruling G1]. Whoever offers consents first.
 * Nothing is reserved, and it does not matter yet who has what [R1]. A counter-offer ends the offer
 * that it answers.
 */
import { ordinalOf } from '../../kernel';
import { unlessRunning } from '../access';
import { asAmounts, summed, unlessKnown, unlessNatural, unlessTradable } from '../amounts';
import type { Asked } from '../command';
import { unlessPartnerReputable, unlessReputable } from '../membership/unless-reputable';
import { refuse } from '../refusal';
import type { RoundRefusal } from '../refusal';
import { nextNumber, presentPlayer, rulesetOf, takeNumber } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { OfferTrade } from './commands';
import type { TradeOffered } from './events';
import { endTrade, unlessOpen } from './open-trade';
import { unlessSided } from './unless-sided';

/** So many offers of one player are open at most [R2]. */
export const MOST_OPEN_OFFERS = 50;

export function offerTrade(
  turn: RoundTurn,
  player: PlayerRow,
  command: Asked<OfferTrade>,
): RoundRefusal | null {
  const { state } = turn;
  const { toId, counterTo } = command;
  const items = [...command.give, ...command.get];
  const refusal =
    unlessReputable(turn, player, rulesetOf(state).trade, 'trade') ??
    unlessRunning(state, 'trade') ??
    unlessPartner(turn, player, command) ??
    unlessCounter(state, player, command) ??
    unlessKnown(state, items) ??
    unlessTradable(state, items, 'trade') ??
    unlessNatural(items) ??
    unlessSided(state, command.give, command.get) ??
    unlessFew(state, player);
  if (refusal !== null) return refusal;
  turn.emit({
    type: 'TradeOffered',
    tradeId: `t${String(nextNumber(state, 'trade'))}`,
    fromId: player.id,
    toId,
    give: asAmounts(summed(command.give)),
    get: asAmounts(summed(command.get)),
    counterTo,
  });
  return null;
}

function unlessPartner(
  turn: RoundTurn,
  { id }: PlayerRow,
  { toId }: OfferTrade,
): RoundRefusal | null {
  const { state } = turn;
  const partner = presentPlayer(state, toId);
  if (partner === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId: toId });
  if (toId === id) return refuse('TRADE_WITH_ONESELF', 'trade');
  return unlessPartnerReputable(turn, partner, rulesetOf(state).trade, 'trade');
}

/** A counter-offer goes to the one who made the offer. */
function unlessCounter(
  state: RoundState,
  { id }: PlayerRow,
  { toId, counterTo }: OfferTrade,
): RoundRefusal | null {
  if (counterTo === null) return null;
  const refusal = unlessOpen(state, counterTo, id, 'toId');
  if (refusal !== null) return refusal;
  const { fromId } = state.need('trades', counterTo);
  if (fromId === toId) return null;
  return refuse('TRADE_NOT_YOURS', 'trade', { tradeId: counterTo });
}

function unlessFew(state: RoundState, { id }: PlayerRow): RoundRefusal | null {
  const open = state.countBy('trades', 'openFrom', id);
  if (open < MOST_OPEN_OFFERS) return null;
  return refuse('TOO_MANY_OFFERS', 'trade', { open, most: MOST_OPEN_OFFERS });
}

export function evolveTradeOffered(
  state: RoundState,
  { atMs, event }: RoundStamped<TradeOffered>,
): void {
  const { type: _type, tradeId, ...offer } = event;
  takeNumber(state, 'trade', ordinalOf(tradeId));
  if (offer.counterTo !== null) endTrade(state, offer.counterTo, atMs, { status: 'COUNTERED' });
  state.put('trades', {
    id: tradeId,
    ...offer,
    offeredAtMs: atMs,
    status: 'OFFERED',
    endedAtMs: null,
    lacks: [],
  });
}
