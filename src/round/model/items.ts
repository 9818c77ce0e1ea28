import type { ItemCode } from '../../kernel';
import { cardName, cardOfCode, codeOfCard, codeOfUnique, idOfUnique, isCard } from '../../rulesets';
import type { Card, RoundRuleset } from '../../rulesets';
import { WORK_IDS } from './ids';
import type { WorkId } from './ids';

/** An amount of one item. */
export type ItemAmount = { readonly item: ItemCode; readonly quantity: number };

/** The item of a Work, such as `WORK:w3` [ruling B1]. */
export const itemOfWork = (workId: WorkId): ItemCode => codeOfUnique(workId);

/** The id of the Work that the item is; null for other items. */
export function workOfItem(item: ItemCode): WorkId | null {
  const id = idOfUnique(item);
  return id === null ? null : WORK_IDS.read(id);
}

/** The number of cards of each item, in the order of first occurrence. */
export function countCards(cards: Iterable<Card>): Map<ItemCode, number> {
  const counts = new Map<ItemCode, number>();
  for (const card of cards) {
    const item = codeOfCard(card);
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/** True if the ruleset has the item as one of its kinds or as a card of its deck. */
export function isItem(ruleset: RoundRuleset, item: ItemCode): boolean {
  const card = cardOfCode(item);
  if (card !== null) return isCard(ruleset.deck, card);
  return ruleset.items.some((kind) => kind.item === item);
}

/** The item's name for people, in the singular or plural: `Chips`, `Knight of Swords`. */
export function itemName(ruleset: RoundRuleset, item: ItemCode, quantity: number): string {
  const card = cardOfCode(item);
  if (card !== null) return cardName(ruleset.deck, card);
  const kind = ruleset.items.find((candidate) => candidate.item === item);
  if (kind === undefined) return item;
  return quantity === 1 ? kind.name : kind.plural;
}
