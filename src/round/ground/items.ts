import type { ItemCode } from '../../kernel';
import { cardName, isCard } from '../../rulesets';
import type { Card, RoundRuleset } from '../../rulesets';
import { WORK_IDS } from '../house/ids';
import type { WorkId } from '../house/ids';

/** An amount of one item. */
export type ItemAmount = { readonly item: ItemCode; readonly quantity: number };

const CARD_PREFIX = 'CARD:';

/** `CARD:KNIGHT:SWORDS`: cards of one rank and suit are one item [Cards; ruling B1]. */
export const itemOfCard = (card: Card): ItemCode => `${CARD_PREFIX}${card.rank}:${card.suit}`;

export const isCardItem = (item: ItemCode): boolean => item.startsWith(CARD_PREFIX);

/** The card that an item is; null for chips, Trungs and the like. */
export function cardOfItem(item: ItemCode): Card | null {
  if (!isCardItem(item)) return null;
  const [rank, suit, ...more] = item.slice(CARD_PREFIX.length).split(':');
  return rank === undefined || suit === undefined || more.length > 0 ? null : { rank, suit };
}

const WORK_PREFIX = 'WORK:';

/** `WORK:w3`: a Work of Art is an item of which there is one [ruling B1]. */
export const itemOfWork = (workId: WorkId): ItemCode => `${WORK_PREFIX}${workId}`;

export const isWorkItem = (item: ItemCode): boolean => item.startsWith(WORK_PREFIX);

/** The id of the Work that an item is; null for everything else. */
export const workOfItem = (item: ItemCode): WorkId | null =>
  isWorkItem(item) ? WORK_IDS.read(item.slice(WORK_PREFIX.length)) : null;

/** How often each item occurs among the cards, in the order of first occurrence. */
export function countCards(cards: Iterable<Card>): Map<ItemCode, number> {
  const counts = new Map<ItemCode, number>();
  for (const card of cards) {
    const item = itemOfCard(card);
    counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}

/** Whether the ruleset knows the item: one of its kinds, or a card of its deck. */
export function isItem(ruleset: RoundRuleset, item: ItemCode): boolean {
  const card = cardOfItem(item);
  if (card !== null) return isCard(ruleset.deck, card);
  return ruleset.items.some((kind) => kind.item === item);
}

/** For people, in the right number: `Chips`, `Knight of Swords`. */
export function itemName(ruleset: RoundRuleset, item: ItemCode, quantity: number): string {
  const card = cardOfItem(item);
  if (card !== null) return cardName(ruleset.deck, card);
  const kind = ruleset.items.find((candidate) => candidate.item === item);
  if (kind === undefined) return item;
  return quantity === 1 ? kind.name : kind.plural;
}
