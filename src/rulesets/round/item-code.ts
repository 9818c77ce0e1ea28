/** The codes of the casino's items. Only this file spells the codes of cards and Works. */
import type { z } from 'zod';
import type { ItemCode } from '../../kernel';
import type { Card } from '../document/fields';
import { codeOf } from '../document/fields';

/** The items of the editions, besides cards. */
export const EDITION_ITEMS = [
  'CHIP',
  'TRUNG',
  'GOLD_STAR',
  'POINT',
  'STANDARD_PROPOSAL_MAKER',
] as const;

const CARD = 'CARD:';
const UNIQUE = 'WORK:';

/** `CARD:KNIGHT:SWORDS`: cards of one rank and suit are one item [Cards; ruling B1]. */
export type CardCode = `CARD:${string}:${string}`;
/** `WORK:w3`: a Work of Art is unique, and its id names it [ruling B1]. */
export type UniqueCode = `WORK:w${number}`;

declare module '../../kernel/ledger' {
  interface ItemCodes {
    readonly casino: (typeof EDITION_ITEMS)[number] | CardCode | UniqueCode;
  }
}

/** The code of an item that is not a card, as in documents. */
export const Item = codeOf('ITEM') as z.ZodType as z.ZodType<ItemCode>;

export const codeOfCard = ({ rank, suit }: Card): CardCode => `${CARD}${rank}:${suit}`;

/** True if the code is that of a card, in any deck or in none. */
export const isCardCode = (item: ItemCode): item is CardCode => item.startsWith(CARD);

/** The card of an item's code; null for any other item. */
export function cardOfCode(item: ItemCode): Card | null {
  if (!isCardCode(item)) return null;
  const [rank, suit, ...more] = item.slice(CARD.length).split(':');
  return rank === undefined || suit === undefined || more.length > 0 ? null : { rank, suit };
}

export const codeOfUnique = (id: `w${number}`): UniqueCode => `${UNIQUE}${id}`;

export const isUniqueCode = (item: ItemCode): item is UniqueCode => item.startsWith(UNIQUE);

/** The id of a unique item; null for a fungible one. */
export const idOfUnique = (item: ItemCode): string | null =>
  isUniqueCode(item) ? item.slice(UNIQUE.length) : null;
