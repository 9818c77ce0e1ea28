import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { asAmounts } from '../model/amounts';
import { countCards } from '../model/items';
import { amountsView, cardView } from './holding';
import type { CardView, HoldingView } from '../../season';
import type { LotRow } from '../lots/vocabulary';

/** The cards of a House Lot; empty for a Player Lot. */
export const cardsOfLot = (state: RoundState, { cards }: LotRow): CardView[] =>
  cards.map((card) => cardView(rulesetOf(state), card));

/** The items of the lot, or its last items before it was given out. */
export const itemsOfLot = (state: RoundState, { items, cards }: LotRow): HoldingView[] =>
  amountsView(state, items ?? asAmounts(countCards(cards)));

/** Lots in order of number. `status`: null for all. */
export function lotsOf(state: RoundState, status: LotRow['status'] | null): LotRow[] {
  const lots = status === null ? state.all('lots') : state.by('lots', 'status', status);
  return lots.sort((a, b) => a.number - b.number);
}
