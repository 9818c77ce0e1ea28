import type { Instant, PlayerId } from '../../kernel';
import { rulesetOf } from '../state';
import type { LotRow, RoundState } from '../state';
import { cardView } from './holding';
import type { CardView } from './holding';

export type LotView = {
  readonly id: string;
  readonly number: number;
  readonly cards: readonly CardView[];
  readonly status: LotRow['status'];
  readonly generatedAtMs: Instant;
  readonly winnerId: PlayerId | null;
  readonly price: number | null;
  readonly soldAtMs: Instant | null;
};

export function lotView(state: RoundState, lot: LotRow): LotView {
  const { id, number, status, generatedAtMs, winnerId, price, soldAtMs } = lot;
  const cards = lot.cards.map((card) => cardView(rulesetOf(state), card));
  return { id, number, cards, status, generatedAtMs, winnerId, price, soldAtMs };
}

/** Lots in order of number; null for those of every status. */
export function lotsOf(state: RoundState, status: LotRow['status'] | null): LotRow[] {
  const lots = status === null ? state.all('lots') : state.by('lots', 'status', status);
  return lots.sort((a, b) => a.number - b.number);
}
