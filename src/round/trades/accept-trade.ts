/**
 * "A trade between two players takes place when both players explicitly consent to the trade"
 * [Trade]. Items move at the second consent, all or nothing. If a side lacks an item then, the
 * trade is off and both players are informed [ruling G1].
 */
import { held, listed, moveAll } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../model/access';
import { asEntries, unlessTradable } from '../model/amounts';
import { byPlayer } from '../model/records';
import type { RoundEventRecord } from '../model/records';
import { unlessPartnerReputable, unlessReputable } from '../players/reputable';
import type { RoundRefusal } from '../model/refusal';
import { ownerOf } from '../model/owners';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import type { RoundMoment } from '../model/turn';
import { amountsText, nameOf, amountWords } from '../model/wording';
import type { AcceptTrade, TradeDone, TradeOff, Lack } from './vocabulary';
import {
  endTrade,
  offerText,
  openTradesOf,
  tradeOfCommand,
  unlessOpen,
  tradeTexts,
  bothParties,
  offerer,
  tradeFacts,
} from './open-trade';
import type { ItemAmount } from '../model/items';
import type { TradeId } from '../model/ids';

export const acceptTrade = byPlayer<AcceptTrade, 'tradeId'>({
  rule: 'trade',
  refuses: (moment, player, { tradeId }) =>
    unlessReputable(moment, player, rulesetOf(moment.state).trade, 'trade') ??
    unlessRunning(moment.state, 'trade') ??
    unlessOpen(moment.state, tradeId, player.id, 'toId') ??
    unlessAllowed(moment, tradeId),
  offers: ({ state }, { id }) =>
    openTradesOf(state, id).map((trade) => ({
      description: `Accept ${offerText(state, trade)}.`,
      known: { tradeId: trade.id },
      waits: trade.toId === id ? { kind: 'TRADE', sinceMs: trade.offeredAtMs } : null,
    })),
  decide: (turn, _player, { tradeId }) => {
    const { state } = turn;
    const { fromId, toId, give, get } = state.need('trades', tradeId);
    const lacks = [...lacksOf(state, fromId, give), ...lacksOf(state, toId, get)];
    if (lacks.length > 0) {
      turn.emit({ type: 'TradeOff', tradeId, lacks });
      return null;
    }
    const [from, to] = [ownerOf(fromId), ownerOf(toId)];
    const transfers = [...moveAll(from, to, asEntries(give)), ...moveAll(to, from, asEntries(get))];
    turn.emit({ type: 'TradeDone', tradeId, transfers });
    return null;
  },
  made: tradeOfCommand,
});

/** Refuses a trade that the rules no longer allow; they may have been amended since the offer. */
function unlessAllowed(moment: RoundMoment, tradeId: TradeId): RoundRefusal | null {
  const { state } = moment;
  const { fromId, give, get } = state.need('trades', tradeId);
  const from = state.need('players', fromId);
  return (
    unlessPartnerReputable(moment, from, rulesetOf(state).trade, 'trade') ??
    unlessTradable(state, [...give, ...get], 'trade')
  );
}

function lacksOf(state: RoundState, playerId: PlayerId, side: readonly ItemAmount[]): Lack[] {
  return side.flatMap(({ item, quantity: need }) => {
    const have = held(state, ownerOf(playerId), item);
    return have < need ? [{ playerId, item, have, need }] : [];
  });
}

export const tradeDone: RoundEventRecord<TradeDone> = {
  evolve: (state, { atMs, event: { tradeId } }) => {
    endTrade(state, tradeId, atMs, { status: 'DONE' });
  },
  facts: (state, { tradeId }) => tradeFacts(state, tradeId),
  text: (state, { tradeId }) => {
    const { from, to, gives, gets } = tradeTexts(state, tradeId);
    return `${from} gave ${to} ${gives} for ${gets}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'TRADE_ANSWERED',
  concerns: offerer,
  incomeCause: ({ tradeId }, state) => {
    const { fromId, toId } = state.need('trades', tradeId);
    return { cause: 'TRADE_MADE', players: [fromId, toId] };
  },
};

export const tradeOff: RoundEventRecord<TradeOff> = {
  evolve: (state, { atMs, event: { tradeId, lacks } }) => {
    endTrade(state, tradeId, atMs, { status: 'OFF', lacks });
  },
  facts: (state, { tradeId, lacks }) => {
    const { from, to } = tradeFacts(state, tradeId);
    const [first, ...others] = [...new Set(lacks.map(({ playerId }) => playerId))];
    if (first === undefined || others.length > 0) return null;
    const lacking = lacks.map(({ item, need }) => ({ item, quantity: need }));
    return { from, to, player: nameOf(state, first), lacks: amountWords(state, lacking) };
  },
  text: (state, { tradeId, lacks }) => {
    const { from, to } = tradeTexts(state, tradeId);
    return `The trade of ${from} and ${to} is off: ${lacksText(state, lacks)}.`;
  },
  channel: 'GAME_ACTIONS',
  notice: 'TRADE_ANSWERED',
  concerns: bothParties,
};

function lacksText(state: RoundState, lacks: readonly Lack[]): string {
  const parties = [...new Set<PlayerId>(lacks.map(({ playerId }) => playerId))];
  const each = parties.map((party) => {
    const needed = lacks.filter(({ playerId }) => playerId === party);
    const items = needed.map(({ item, need }) => ({ item, quantity: need }));
    return `${nameOf(state, party)} does not have ${amountsText(state, items)}`;
  });
  return listed(each);
}
