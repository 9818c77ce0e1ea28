import { declarationOf } from '../../../season';
import { isCard, parseCardName, cardName } from '../../../rulesets';
import type { Card, Deck } from '../../../rulesets';
import { mergeCards } from '../../hands/merge-cards';
import type { CountedCard } from '../../hands/vocabulary';
import {
  unreadable,
  isJsonForm,
  jsonList,
  partsOf,
  naturalOrNull,
  wholeNumberOfJson,
  wholeNumberOfText,
} from './format';
import type { DeclarationFault, UnreadableDeclaration, JsonEntry } from './format';

export type ParsedHand =
  { readonly ok: true; readonly cards: readonly CountedCard[] } | UnreadableDeclaration;

/** Parses the hand of a revealed text; the salt in it is skipped. */
export function parseHand(deck: Deck, text: string): ParsedHand {
  const declaration = declarationOf(text);
  if (isJsonForm(declaration)) return parseJsonHand(deck, declaration);
  const list = partsOf(declaration);
  return list.ok ? handOf(list.parts.map((part) => parsePart(deck, part))) : list;
}

function parseJsonHand(deck: Deck, declaration: string): ParsedHand {
  const list = jsonList(declaration, 'hand');
  return list.ok ? handOf(list.entries.map((entry) => parseEntry(deck, entry))) : list;
}

function handOf(parsed: readonly (CountedCard | DeclarationFault)[]): ParsedHand {
  const cards: CountedCard[] = [];
  for (const part of parsed) {
    if (typeof part === 'string') return unreadable(part);
    cards.push(part);
  }
  return cards.length === 0 ? unreadable('EMPTY') : { ok: true, cards: mergeCards(cards) };
}

function parsePart(deck: Deck, part: string): CountedCard | DeclarationFault {
  const [, digits = '1', name = part] = /^([0-9]+)\s*[x×](.*)$/isu.exec(part) ?? [];
  return counted(parseCardName(deck, name), wholeNumberOfText(digits));
}

function parseEntry(deck: Deck, entry: JsonEntry): CountedCard | DeclarationFault {
  const { rank, suit } = { rank: entry['rank'], suit: entry['suit'] };
  const count = Object.hasOwn(entry, 'count') ? wholeNumberOfJson(entry['count']) : 1;
  if (typeof rank !== 'string' || typeof suit !== 'string') return 'CARD_UNKNOWN';
  const card = { rank: rank.toUpperCase(), suit: suit.toUpperCase() };
  return counted(isCard(deck, card) ? card : null, count);
}

function counted(card: Card | null, written: number | null): CountedCard | DeclarationFault {
  const count = naturalOrNull(written);
  if (card === null) return 'CARD_UNKNOWN';
  return count === null ? 'COUNT_NOT_NATURAL' : { ...card, count };
}

/** The inverse of `parseHand` [ruling D4], for example `Knight of Swords; 2 × Ace of Cups`. */
export function printHand(deck: Deck, cards: readonly CountedCard[]): string {
  return mergeCards(cards)
    .map((card) => (card.count === 1 ? '' : `${card.count} × `) + cardName(deck, card))
    .join('; ');
}
