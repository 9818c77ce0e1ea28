/** Whom what happens to an offer concerns: the other party, or both. */
import type { PlayerId } from '../../kernel';
import type { RoundState } from '../state';
import type { TradeCancelled } from './events';

type OfTrade = { readonly tradeId: string };

export const offerer = ({ tradeId }: OfTrade, state: RoundState): readonly PlayerId[] => [
  state.need('trades', tradeId).fromId,
];

export function bothParties({ tradeId }: OfTrade, state: RoundState): readonly PlayerId[] {
  const { fromId, toId } = state.need('trades', tradeId);
  return [fromId, toId];
}

/** Those who did not end it: by taking it back, or by leaving. */
export function partiesLeft(event: TradeCancelled, state: RoundState): readonly PlayerId[] {
  const ender = event.leaverId ?? state.need('trades', event.tradeId).fromId;
  return bothParties(event, state).filter((party) => party !== ender);
}
