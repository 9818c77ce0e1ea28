/**
 * "A player may make other trades with a contract" [Contracts]: the price of each item that a
 * clause pays. Both move at once, or neither does [ruling L3].
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

/** The price of the taken items; nothing if the clause has none. */
export function priceOf(
  { for: price = [] }: ClauseTerms,
  items: readonly ItemAmount[],
): ItemAmount[] {
  const taken = items.reduce((sum, { quantity }) => sum + quantity, 0);
  if (taken === 0) return [];
  return price.map(({ item, quantity }) => ({ item, quantity: quantity * taken }));
}

/** The refusal of a price that the player cannot pay. */
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
