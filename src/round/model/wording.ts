import { listed, nameInSentence, quoted } from '../../kernel';
import type { ItemCode, Transfer } from '../../kernel';
import type { RoundRuleset } from '../../rulesets';
import { itemName, workOfItem } from './items';
import { isCardCode, isUniqueCode } from '../../rulesets';
import { rulesetOf } from './state';
import type { RoundState } from './state';
import type { WorkRow } from '../house/vocabulary';
import type { ItemAmount } from './items';

export { nameOf } from '../../season';

/** An amount in words: "5 Trungs", "Knight of Swords", "2 × Ace of Cups". */
export function itemWords(ruleset: RoundRuleset, item: ItemCode, quantity: number): string {
  const name = itemName(ruleset, item, quantity);
  if (!isCardCode(item)) return `${quantity} ${name}`;
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** Like `itemWords`, but with the title of a Work of Art. */
export function itemText(state: RoundState, item: ItemCode, quantity: number): string {
  return isUniqueCode(item)
    ? nameOfItem(state, item, quantity)
    : itemWords(rulesetOf(state), item, quantity);
}

/** Like `itemName`, but a Work of Art is “The Duck” by Ann. */
export function nameOfItem(state: RoundState, item: ItemCode, quantity: number): string {
  const id = workOfItem(item);
  const work = id === null ? undefined : state.get('works', id);
  return work === undefined ? itemName(rulesetOf(state), item, quantity) : workName(work);
}

/** The transferred amounts in words, in their order. */
export function transfersText(state: RoundState, transfers: readonly Transfer[]): string {
  return listed(transfers.map(({ item, quantity }) => itemText(state, item, quantity)));
}

/** What `transfersText` and `amountsText` list. */
export const amountWords = (state: RoundState, items: readonly ItemAmount[]): readonly string[] =>
  items.map(({ item, quantity }) => itemText(state, item, quantity));

/** For example "5 Trungs and Knight of Swords". */
export function amountsText(state: RoundState, items: readonly ItemAmount[]): string {
  return listed(items.map(({ item, quantity }) => itemText(state, item, quantity)));
}

/** For example “The Duck” by Ann. */
export const workName = ({ title, artist }: Pick<WorkRow, 'title' | 'artist'>): string =>
  `${quoted(title)} by ${nameInSentence(artist)}`;
