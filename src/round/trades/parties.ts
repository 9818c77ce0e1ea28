/** The players whom an event of an offer concerns: the other party, or both. */
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../model/state';
import type { TradeId } from '../model/ids';

type OfTrade = { readonly tradeId: TradeId };

export const offerer = ({ tradeId }: OfTrade, state: RoundState): readonly PlayerId[] => [
  state.need('trades', tradeId).fromId,
];

export function bothParties({ tradeId }: OfTrade, state: RoundState): readonly PlayerId[] {
  const { fromId, toId } = state.need('trades', tradeId);
  return [fromId, toId];
}
