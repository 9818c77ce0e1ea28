/**
 * "A trade is an exchange or transfer of items between two entities, with each entity giving a
 * specified finite set of items to the other" [Trade; ruling G1]. The maker consents first. Nothing
 * is reserved, and the items need not be there yet [R1]. A counter-offer ends the offer that it
 * answers.
 */
import { ordinalOf } from '../../kernel';
import { unlessRunning } from '../model/access';
import { asAmounts, summed, unlessKnown, unlessNatural, unlessTradable } from '../model/amounts';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { unlessPartnerReputable, unlessReputable } from '../players/reputable';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { sidesShape } from '../model/shapes';
import { activePlayers, nextNumber, presentPlayer, rulesetOf, takeNumber } from '../model/state';
import type { PlayerRow, RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import type { OfferTrade, TradeOffered } from './vocabulary';
import { endTrade, unlessOpen, tradeTexts, unlessSided, tradeFacts } from './open-trade';
import { TRADE_IDS } from '../model/ids';

/** The limit on open offers of one player [R2]. */
export const MOST_OPEN_OFFERS = 50;

export const offerTrade = byPlayer<OfferTrade>({
  rule: 'trade',
  shape: ({ give, get }) => sidesShape(['give', give], ['get', get], 'trade'),
  refuses: (moment, player) =>
    unlessReputable(moment, player, rulesetOf(moment.state).trade, 'trade') ??
    unlessRunning(moment.state, 'trade'),
  offers: (moment, player) =>
    hasPartner(moment, player) && unlessFew(moment.state, player) === null
      ? [{ description: 'Offer another player a trade.' }]
      : [],
  decide: (turn, player, command) => {
    const { state } = turn;
    const { toId, counterTo, give, get } = command;
    const items = [...give, ...get];
    const refusal =
      unlessPartner(turn, player, command) ??
      unlessCounter(state, player, command) ??
      unlessKnown(state, items) ??
      unlessTradable(state, items, 'trade') ??
      unlessNatural(items) ??
      unlessSided(state, give, get) ??
      unlessFew(state, player);
    if (refusal !== null) return refusal;
    turn.emit({
      type: 'TradeOffered',
      tradeId: TRADE_IDS.of(nextNumber(state, 'trade')),
      fromId: player.id,
      toId,
      give: asAmounts(summed(give)),
      get: asAmounts(summed(get)),
      counterTo,
    });
    return null;
  },
  made: (event) => (event.type === 'TradeOffered' ? event.tradeId : null),
});

/** True if the player has another player to trade with. */
const hasPartner = (moment: RoundMoment, { id }: PlayerRow): boolean =>
  activePlayers(moment.state).some((one) => id !== one.id && unlessTrades(moment, one) === null);

const unlessTrades = (moment: RoundMoment, partner: PlayerRow): RoundRefusal | null =>
  unlessPartnerReputable(moment, partner, rulesetOf(moment.state).trade, 'trade');

function unlessPartner(
  moment: RoundMoment,
  { id }: PlayerRow,
  { toId }: OfferTrade,
): RoundRefusal | null {
  const partner = presentPlayer(moment.state, toId);
  if (partner === null) return refuse('PLAYER_NOT_FOUND', 'players', { playerId: toId });
  if (toId === id) return refuse('TRADE_WITH_ONESELF', 'trade');
  return unlessTrades(moment, partner);
}

/** Refuses a counter-offer unless it goes to the maker of an open offer to this player. */
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

export const tradeOffered: RoundEventRecord<TradeOffered> = {
  evolve: (state, { atMs, event }) => {
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
  },
  facts: (state, { tradeId, counterTo }) => ({
    ...tradeFacts(state, tradeId),
    counters: counterTo !== null,
  }),
  text: (state, { tradeId, counterTo }) => {
    const { from, to, gives, gets } = tradeTexts(state, tradeId);
    return counterTo === null
      ? `${from} offered ${to} ${gives} for ${gets}.`
      : `${from} answered ${to}’s offer with another: ${gives} for ${gets}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'TRADE_OFFERED',
  concerns: ({ toId }) => [toId],
};
