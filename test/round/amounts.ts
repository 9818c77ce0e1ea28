/** Items in the form of commands and transfers. */
import { itemCode } from '../../src/kernel';
import type { ItemCode } from '../../src/kernel';
import type { ItemAmount } from '../../src/round';

export const amount = (item: string, quantity = 1): ItemAmount => ({
  item: itemCode(item),
  quantity,
});

/** The items of a command: `amounts({ CHIP: 5 })`. */
export const amounts = (items: Readonly<Record<string, number>>): ItemAmount[] =>
  Object.entries(items).map(([item, quantity]) => amount(item, quantity));

export const entries = (items: Readonly<Record<string, number>>): (readonly [ItemCode, number])[] =>
  amounts(items).map(({ item, quantity }) => [item, quantity]);
