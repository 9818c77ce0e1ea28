import { itemCode } from '../../kernel';
import { codeOfCard } from '../../rulesets';
import type { Card } from '../../rulesets';
import type { CountedCard, ItemAmount } from '../../round';
import { badInput } from '../errors/fault';
import type { CardInput, ItemInput } from '../generated/resolvers';
import { readAtMost, readList } from './checks';

export const MOST_OF_A_CARD = 1_000_000;
const MOST_OF_AN_ITEM = 1_000_000_000;

/** The engine decides whether the deck has the card and whether the count is natural. */
function readCard(field: string, { rank, suit, count }: CardInput): CountedCard {
  return { rank, suit, count: readAtMost(`${field}.count`, count ?? 1, MOST_OF_A_CARD) };
}

export function readCards(
  field: string,
  cards: readonly CardInput[],
  least: number,
): readonly CountedCard[] {
  return readList(field, cards, least).map((card, index) => readCard(`${field}.${index}`, card));
}

/** Reads one card. The engine decides whether the deck has it. */
export function readOneCard(field: string, { rank, suit, count }: CardInput): Card {
  if ((count ?? 1) !== 1) throw badInput(`${field}.count`, '1, or left out');
  return { rank, suit };
}

export const readDeck = (field: string, cards: readonly CardInput[]): Card[] =>
  readList(field, cards, 0).map((card, index) => readOneCard(`${field}.${index}`, card));

/** Reads an item's code with a quantity, or a card. */
export function readItem(field: string, { item, card, quantity }: ItemInput): ItemAmount {
  if (isGiven(card) && !isGiven(item) && !isGiven(quantity)) {
    const { count, ...face } = readCard(`${field}.card`, card);
    return { item: codeOfCard(face), quantity: count };
  }
  if (isGiven(item) && isGiven(quantity) && !isGiven(card)) {
    return {
      item: itemCode(item),
      quantity: readAtMost(`${field}.quantity`, quantity, MOST_OF_AN_ITEM),
    };
  }
  throw badInput(field, 'either an item and a quantity, or a card');
}

export const readItems = (
  field: string,
  items: readonly ItemInput[],
  least: number,
): readonly ItemAmount[] =>
  readList(field, items, least).map((item, index) => readItem(`${field}.${index}`, item));

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
