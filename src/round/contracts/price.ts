/**
 * "A player may make other trades with a contract" [Contracts]. A clause may ask a price for each
 * item that it pays; items and price move at once, or not at all [ruling L3].
 */
import { held } from '../../kernel';
import type { PlayerId } from '../../kernel';
import { unlessTradable } from '../model/amounts';
import type { ItemAmount } from '../model/items';
import { ownerOf } from '../model/owners';
import { refuse } from '../model/refusal';
import type { RoundRefusal } from '../model/refusal';
import type { RoundState } from '../model/state';
import type { ClauseTerms } from './rows';

/** The price of the taken items; empty if the clause has no price. */
export function priceOf(
  { for: price = [] }: ClauseTerms,
  items: readonly ItemAmount[],
): ItemAmount[] {
  const taken = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (taken === 0) return [];
  return price.map(({ item, quantity }) => ({ item, quantity: quantity * taken }));
}

/** Refuses if the player cannot pay the price. */
export function unlessPaid(
  state: RoundState,
  player: PlayerId,
  price: readonly ItemAmount[],
): RoundRefusal | null {
  const stuck = unlessTradable(state, price, 'contracts');
  if (stuck !== null) return stuck;
  for (const { item, quantity: need } of price) {
    const have = held(state, ownerOf(player), item);
    if (have < need) return refuse('NOT_ENOUGH', 'contracts', { item, have, need });
  }
  return null;
}
