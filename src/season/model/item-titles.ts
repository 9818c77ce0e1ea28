/** The names of items in the sentences of refusals, which have no ruleset. */
import type { ItemCode } from '../../kernel';
import { isCardCode, isUniqueCode } from '../../rulesets';
import { titled } from './labels';

/** `GOLD_STAR` is "Gold Star", `CARD:KNIGHT:SWORDS` "Knight of Swords". */
export function itemTitle(item: ItemCode): string {
  if (isCardCode(item)) return item.split(':').slice(1).map(titled).join(' of ');
  return isUniqueCode(item) ? 'Work of Art' : titled(item);
}

/** "10 Trungs", "1 Gold Star", "2 × Knight of Swords". */
export function amountOf(count: number, item: ItemCode): string {
  if (isCardCode(item)) return `${count} × ${itemTitle(item)}`;
  return `${count} ${itemTitle(item)}${count === 1 ? '' : 's'}`;
}
