import type { Card } from '../document/fields';
import type { ArchetypeEntry, Deck, RankEntry, SuitEntry } from './deck';

type SuitIndex = {
  readonly suit: SuitEntry;
  readonly archetype: ArchetypeEntry;
  readonly ranks: ReadonlyMap<string, RankEntry>;
};

type DeckIndex = {
  readonly suits: ReadonlyMap<string, SuitIndex>;
  readonly rankCount: number;
};

// A deck is frozen data, so its index stays valid.
const INDEXES = new WeakMap<Deck, DeckIndex>();
/** The cards by their written forms, folded. Made on demand: checks of rules do not need them. */
const WRITTEN = new WeakMap<Deck, ReadonlyMap<string, Card>>();

function indexOf(deck: Deck): DeckIndex {
  const known = INDEXES.get(deck);
  if (known !== undefined) return known;
  const made = indexDeck(deck);
  INDEXES.set(deck, made);
  return made;
}

function indexDeck(deck: Deck): DeckIndex {
  const archetypes = new Map(
    deck.archetypes.map((archetype) => [
      archetype.archetype,
      { archetype, ranks: new Map(archetype.ranks.map((rank) => [rank.rank, rank])) },
    ]),
  );
  const suits = new Map<string, SuitIndex>();
  for (const suit of deck.suits) {
    const found = archetypes.get(suit.archetype);
    if (found !== undefined) suits.set(suit.suit, { suit, ...found });
  }
  const rankCount = deck.archetypes.reduce((sum, { ranks }) => sum + ranks.length, 0);
  return { suits, rankCount };
}

function writtenIn(deck: Deck): ReadonlyMap<string, Card> {
  const known = WRITTEN.get(deck);
  if (known !== undefined) return known;
  const made = new Map(cardSpellings(deck).map(({ text, card }) => [text, card]));
  WRITTEN.set(deck, made);
  return made;
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** One written form of a card, folded, and the place of the card's rank in the deck. */
export type CardSpelling = {
  readonly text: string;
  readonly card: Card;
  readonly archetypeAt: number;
  readonly rankAt: number;
};

const namesOf = (rank: RankEntry): string[] => [rank.name, ...rank.aliases].map(fold);

/**
 * The written forms of all cards: each name or alias of a rank, "of" its suit. The rank alone is
 * enough if only one suit has it.
 */
export function cardSpellings(deck: Deck): CardSpelling[] {
  const shared = sharedNames(deck);
  return deck.archetypes.flatMap(({ archetype, ranks }, archetypeAt) => {
    const suits = deck.suits
      .filter((suit) => suit.archetype === archetype)
      .map(({ suit, name }) => ({ suit, ofSuit: ` of ${fold(name)}` }));
    return ranks.flatMap((rank, rankAt) => {
      const names = namesOf(rank);
      return suits.flatMap(({ suit, ofSuit }) => {
        const card = { rank: rank.rank, suit };
        return names.flatMap((name) => {
          const spelling = { text: name + ofSuit, card, archetypeAt, rankAt };
          const isEnough = suits.length === 1 && !shared.has(name);
          return isEnough ? [spelling, { ...spelling, text: name }] : [spelling];
        });
      });
    });
  });
}

/** The names that ranks of several archetypes share. Such a name alone is ambiguous. */
function sharedNames(deck: Deck): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { ranks } of deck.archetypes) {
    const names = new Set(ranks.flatMap(namesOf));
    for (const name of names) (seen.has(name) ? shared : seen).add(name);
  }
  return shared;
}

/** The rank in the suit's archetype; null if the suit has no such rank. */
export function findRank(deck: Deck, suit: string, rank: string): RankEntry | null {
  return indexOf(deck).suits.get(suit)?.ranks.get(rank) ?? null;
}

export function findSuit(deck: Deck, suit: string): SuitEntry | null {
  return indexOf(deck).suits.get(suit)?.suit ?? null;
}

export function archetypeOf(deck: Deck, suit: string): ArchetypeEntry | null {
  return indexOf(deck).suits.get(suit)?.archetype ?? null;
}

/** All cards in the order of the document. */
export const cardsOfDeck = ({ archetypes, suits }: Deck): Card[] =>
  suits.flatMap(({ suit, archetype: of }) =>
    archetypes
      .filter(({ archetype }) => archetype === of)
      .flatMap(({ ranks }) => ranks.map(({ rank }) => ({ rank, suit }))),
  );

export function isCard(deck: Deck, card: Card): boolean {
  return findRank(deck, card.suit, card.rank) !== null;
}

/** The number of ranks in the rules, over all archetypes [ruling F1]. */
export function rankCount(deck: Deck): number {
  return indexOf(deck).rankCount;
}

/** A card's name, such as "Knight of Swords". A card outside the deck is named by its codes. */
export function cardName(deck: Deck, card: Card): string {
  const rank = findRank(deck, card.suit, card.rank)?.name ?? card.rank;
  return `${rank} of ${findSuit(deck, card.suit)?.name ?? card.suit}`;
}

/**
 * The card that a declaration names, by a name or alias of its rank and the full name of its suit.
 * Letter case and the number of spaces do not matter [rulings D4, D9].
 */
export function parseCardName(deck: Deck, text: string): Card | null {
  return writtenIn(deck).get(fold(text)) ?? null;
}
