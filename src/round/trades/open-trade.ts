import { byOrdinal } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import type { TradeId } from '../model/ids';
import type { ItemAmount } from '../model/items';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { amountsText, nameOf, amountWords } from '../model/wording';
import type { TradeRow } from './vocabulary';

/** Refuses if the offer is not open, or if the player is not on that side of it. */
export function unlessOpen(
  state: RoundState,
  tradeId: TradeId,
  player: PlayerId,
  side: 'fromId' | 'toId',
): RoundRefusal | null {
  const trade = state.get('trades', tradeId);
  if (trade === undefined) return refuse('TRADE_NOT_FOUND', 'trade', { tradeId });
  if (trade[side] !== player) return refuse('TRADE_NOT_YOURS', 'trade', { tradeId });
  const { status } = trade;
  return status === 'OFFERED' ? null : refuse('TRADE_OVER', 'trade', { tradeId, status });
}

export function endTrade(
  state: RoundState,
  tradeId: TradeId,
  atMs: Instant,
  end: Pick<TradeRow, 'status'> & Partial<Pick<TradeRow, 'lacks'>>,
): void {
  state.put('trades', { ...state.need('trades', tradeId), ...end, endedAtMs: atMs });
}

/** The open offers from and to the player, oldest first. */
export const openTradesOf = (state: RoundState, player: PlayerId): TradeRow[] =>
  [...state.by('trades', 'openFrom', player), ...state.by('trades', 'openTo', player)].sort(
    byOrdinal,
  );

/** The two players and both sides of the trade, in words. */
/** What `tradeTexts` tells. */
export function tradeFacts(state: RoundState, tradeId: TradeId) {
  const { fromId, toId, give, get } = state.need('trades', tradeId);
  return {
    from: nameOf(state, fromId),
    to: nameOf(state, toId),
    gives: amountWords(state, give),
    gets: amountWords(state, get),
  };
}

export function tradeTexts(state: RoundState, tradeId: TradeId) {
  const { fromId, toId, give, get } = state.need('trades', tradeId);
  return {
    from: nameOf(state, fromId),
    to: nameOf(state, toId),
    gives: amountsText(state, give),
    gets: amountsText(state, get),
  };
}

export function offerText(state: RoundState, { id }: TradeRow): string {
  const { from, to, gives, gets } = tradeTexts(state, id);
  return `${from}’s offer to ${to}: ${gives} for ${gets}`;
}

/** The id of the trade that a command names. */
export const tradeOfCommand = (
  _event: unknown,
  { tradeId }: { readonly tradeId: TradeId },
): string => tradeId;

type TradeRef = { readonly tradeId: TradeId };

export const offerer = ({ tradeId }: TradeRef, state: RoundState): readonly PlayerId[] => [
  state.need('trades', tradeId).fromId,
];

export function bothParties({ tradeId }: TradeRef, state: RoundState): readonly PlayerId[] {
  const { fromId, toId } = state.need('trades', tradeId);
  return [fromId, toId];
}

/** Refuses a trade with more empty sides than the ruleset allows [Trade; ruling G1]. */
export function unlessSided(
  state: RoundState,
  ...sides: readonly (readonly ItemAmount[])[]
): RoundRefusal | null {
  const { emptySides } = rulesetOf(state).trade;
  const empty = sides.filter(({ length }) => length === 0).length;
  return empty <= emptySides ? null : refuse('EMPTY_SIDE', 'trade', { empty, emptySides });
}
