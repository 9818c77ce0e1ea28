import { nameInSentence } from '../../kernel';
import type { ItemCode } from '../../kernel';
import { isCardCode, isUniqueCode } from '../../rulesets';

/** A code as people write it: `PROPOSAL_MAKER` is "Proposal-Maker", `THE_FOOL` "The Fool". */
export function titled(code: string): string {
  const words = code.toLowerCase().split('_');
  const title = words.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
  // The rule texts write it with a hyphen.
  return title.replace('Proposal Maker', 'Proposal-Maker');
}

/**
 * The name of a field or a code within a sentence: `imageUrl` is "image URL", `IN_FORCE` "in
 * force".
 */
export const inWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .replace(/\burl\b/, 'URL')
    .replace(/\bsha256\b/, 'SHA-256');

/** A place in a document: `/prizes/0/items/CHIP` is "prizes › 1 › items › Chip". */
export const placeInWords = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => {
      if (/^\d+$/.test(part)) return String(Number(part) + 1);
      return /^[A-Z][A-Z0-9_]*$/.test(part) ? titled(part) : inWords(part);
    })
    .join(' › ');

/** The phase as most rules call it: `AUCTION` is "Auction Phase". */
export const phaseTitle = (code: string): string => `${titled(code)} Phase`;

/**
 * The titles that the rules give to the codes among the facts of a refusal, by the fact's name. The
 * titles of an item are `item` for one and `items` for several.
 */
export type Titles = Readonly<Record<string, string | readonly string[]>>;

type Code = (code: string) => string;

/** The title of the fact's code, for a sentence; the code in words if the rules have no other. */
export function called(
  titles: Titles | undefined,
  fact: string,
  code: string,
  inWordsOf: Code = titled,
): string {
  const title = titles?.[fact];
  return typeof title === 'string' ? nameInSentence(title) : inWordsOf(code);
}

/** Like `called`, for a fact that is a list of codes. */
export function calledAll(
  titles: Titles | undefined,
  fact: string,
  codes: readonly string[],
  inWordsOf: Code = titled,
): readonly string[] {
  const title = titles?.[fact];
  return typeof title === 'object' ? title.map(nameInSentence) : codes.map(inWordsOf);
}

/** `GOLD_STAR` is "Gold Star", `CARD:KNIGHT:SWORDS` "Knight of Swords". */
export function itemTitle(item: ItemCode, titles?: Titles): string {
  if (titles?.['item'] !== undefined) return called(titles, 'item', item);
  if (isCardCode(item)) return item.split(':').slice(1).map(titled).join(' of ');
  return isUniqueCode(item) ? 'Work of Art' : titled(item);
}

/** "10 Trungs", "1 Gold Star", "2 × Knight of Swords". */
export function amountOf(count: number, item: ItemCode, titles?: Titles): string {
  if (isCardCode(item)) return `${count} × ${itemTitle(item, titles)}`;
  if (titles?.['item'] !== undefined) {
    return `${count} ${called(titles, count === 1 ? 'item' : 'items', item)}`;
  }
  return `${count} ${itemTitle(item)}${count === 1 ? '' : 's'}`;
}
