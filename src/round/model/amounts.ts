/** Checks of item amounts that several commands share. */
import type { ItemCode } from '../../kernel';
import type { RuleAnchor } from '../../rulesets';
import { isItem, workOfItem } from './items';
import { isCardCode, isUniqueCode } from '../../rulesets';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';
import { rulesetOf } from './state';
import type { RoundState } from './state';
import type { ItemAmount } from './items';

/** True if the ruleset has the item, or if it is a Work of Art of the round. */
export function isItemOf(state: RoundState, item: ItemCode): boolean {
  const work = workOfItem(item);
  return work === null ? isItem(rulesetOf(state), item) : state.get('works', work) !== undefined;
}

/** Refuses to create a unique item, of which only one exists [ruling B1]. */
export function unlessFungible(items: readonly Pick<ItemAmount, 'item'>[]): RoundRefusal | null {
  const unique = items.find(({ item }) => isUniqueCode(item));
  return unique === undefined ? null : refuse('WORK_IS_UNIQUE', 'items', { item: unique.item });
}

/** Refuses an item that the ruleset does not have. */
export function unlessKnown(state: RoundState, items: readonly ItemAmount[]): RoundRefusal | null {
  const unknown = items.find(({ item }) => !isItemOf(state, item));
  if (unknown === undefined) return null;
  const { item } = unknown;
  return isCardCode(item)
    ? refuse('CARD_UNKNOWN', 'cards', { item })
    : refuse('ITEM_UNKNOWN', 'items', { item });
}

/** "Gold Stars are items that cannot be traded" [Gold Star]. The ruleset lists such items. */
export function unlessTradable(
  state: RoundState,
  items: readonly ItemAmount[],
  rule: RuleAnchor,
): RoundRefusal | null {
  const { untradable } = rulesetOf(state).trade;
  const stuck = items.find(({ item }) => untradable.includes(item));
  return stuck === undefined ? null : refuse('ITEM_UNTRADABLE', rule, { item: stuck.item });
}

export function unlessNatural(items: readonly ItemAmount[]): RoundRefusal | null {
  const wrong = items.find(({ quantity }) => !Number.isInteger(quantity) || quantity < 1);
  if (wrong === undefined) return null;
  const { item, quantity } = wrong;
  return refuse('AMOUNT_NOT_NATURAL', 'items', { item, amount: quantity });
}

/** The amount of each item, in the order of first mention. */
export function summed(items: readonly ItemAmount[]): Map<ItemCode, number> {
  const sums = new Map<ItemCode, number>();
  for (const { item, quantity } of items) sums.set(item, (sums.get(item) ?? 0) + quantity);
  return sums;
}

export const asAmounts = (sums: ReadonlyMap<ItemCode, number>): ItemAmount[] =>
  [...sums].map(([item, quantity]) => ({ item, quantity }));

export const asEntries = (items: readonly ItemAmount[]): (readonly [ItemCode, number])[] =>
  items.map(({ item, quantity }) => [item, quantity]);
