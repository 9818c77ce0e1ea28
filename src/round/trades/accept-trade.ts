/**
 * "A trade between two players takes place when both players explicitly consent to the trade"
 * [Trade]: items move at the second consent, all or nothing; if either side lacks an item then, the
 * trade is off and both are told [ruling G1].
 */
import { held, moveAll } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessRunning } from '../access';
import { asEntries, unlessTradable } from '../amounts';
import type { Asked } from '../command';
import { unlessPartnerReputable, unlessReputable } from '../membership/unless-reputable';
import type { RoundRefusal } from '../refusal';
import { ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import type { RoundStamped, RoundTurn } from '../turn';
import type { AcceptTrade } from './commands';
import type { TradeDone, TradeOff } from './events';
import { endTrade, unlessOpen } from './open-trade';
import type { ItemAmount, Lack } from './row';

export function acceptTrade(
  turn: RoundTurn,
  player: PlayerRow,
  { tradeId }: Asked<AcceptTrade>,
): RoundRefusal | null {
  const { state } = turn;
  const refusal =
    unlessReputable(turn, player, rulesetOf(state).trade, 'trade') ??
    unlessRunning(state, 'trade') ??
    unlessOpen(state, tradeId, player.id, 'toId') ??
    unlessStillAllowed(turn, tradeId);
  if (refusal !== null) return refusal;
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
}

/** The ruleset may have been amended since the offer. */
function unlessStillAllowed(turn: RoundTurn, tradeId: string): RoundRefusal | null {
  const { state } = turn;
  const { fromId, give, get } = state.need('trades', tradeId);
  return (
    unlessPartnerReputable(turn, state.need('players', fromId), rulesetOf(state).trade, 'trade') ??
    unlessTradable(state, [...give, ...get], 'trade')
  );
}

function lacksOf(state: RoundState, playerId: PlayerId, side: readonly ItemAmount[]): Lack[] {
  return side.flatMap(({ item, quantity: need }) => {
    const have = held(state, ownerOf(playerId), item);
    return have < need ? [{ playerId, item, have, need }] : [];
  });
}

export function evolveTradeDone(
  state: RoundState,
  { atMs, event: { tradeId } }: RoundStamped<TradeDone>,
): void {
  endTrade(state, tradeId, atMs, { status: 'DONE' });
}

export function evolveTradeOff(
  state: RoundState,
  { atMs, event: { tradeId, lacks } }: RoundStamped<TradeOff>,
): void {
  endTrade(state, tradeId, atMs, { status: 'OFF', lacks });
}
