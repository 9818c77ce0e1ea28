import type { Instant, PlayerId } from '../../kernel';
import { rulesetOf } from '../state';
import type { LotRow, RoundState } from '../state';
import { asAmounts } from '../amounts';
import { countCards } from '../items';
import { amountsView, cardView } from './holding';
import type { CardView, HoldingView } from './holding';

export type LotView = {
  readonly id: string;
  readonly number: number;
  readonly cards: readonly CardView[];
  readonly status: LotRow['status'];
  readonly generatedAtMs: Instant;
  readonly winnerId: PlayerId | null;
  readonly price: number | null;
  readonly soldAtMs: Instant | null;
  readonly creatorId: PlayerId | null;
  /** What it holds, or held before it was given out. */
  readonly items: readonly HoldingView[];
  /** What a third party bids on it. */
  readonly thirdPartyBid: number | null;
};

export function lotView(state: RoundState, lot: LotRow): LotView {
  const { id, number, status, generatedAtMs, winnerId, price, soldAtMs, creatorId } = lot;
  const cards = lot.cards.map((card) => cardView(rulesetOf(state), card));
  const items = amountsView(state, lot.items ?? asAmounts(countCards(lot.cards)));
  const thirdPartyBid = lot.thirdParty?.amount ?? null;
  const sale = { winnerId, price, soldAtMs };
  return { id, number, cards, status, generatedAtMs, ...sale, creatorId, items, thirdPartyBid };
}

/** Lots in order of number; null for those of every status. */
export function lotsOf(state: RoundState, status: LotRow['status'] | null): LotRow[] {
  const lots = status === null ? state.all('lots') : state.by('lots', 'status', status);
  return lots.sort((a, b) => a.number - b.number);
}
