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
  /** Every written form of a card, folded, with its card. */
  readonly written: ReadonlyMap<string, Card>;
};

// A deck is frozen data, so its index is valid as long as it lives.
const INDEXES = new WeakMap<Deck, DeckIndex>();

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
  const written = new Map(cardSpellings(deck).map(({ text, card }) => [text, card]));
  return { suits, rankCount, written };
}

const fold = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** One written form of a card, folded, and the places in the deck that it comes from. */
export type CardSpelling = {
  readonly text: string;
  readonly card: Card;
  readonly archetypeAt: number;
  readonly rankAt: number;
};

const namesOf = (rank: RankEntry): string[] => [rank.name, ...rank.aliases].map(fold);

/** Names and aliases of each rank "of" its suit; the rank alone if only one suit has it. */
export function cardSpellings(deck: Deck): CardSpelling[] {
  const shared = sharedNames(deck);
  return deck.archetypes.flatMap(({ archetype, ranks }, archetypeAt) => {
    const suits = deck.suits.filter((suit) => suit.archetype === archetype);
    return ranks.flatMap((rank, rankAt) =>
      suits.flatMap(({ suit, name: suitName }) =>
        namesOf(rank).flatMap((name) => {
          const full = `${name} of ${fold(suitName)}`;
          const texts = suits.length === 1 && !shared.has(name) ? [full, name] : [full];
          const card = { rank: rank.rank, suit };
          return texts.map((text) => ({ text, card, archetypeAt, rankAt }));
        }),
      ),
    );
  });
}

/** Names that ranks of several archetypes share: alone they are ambiguous. */
function sharedNames(deck: Deck): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { ranks } of deck.archetypes) {
    const names = new Set(ranks.flatMap(namesOf));
    for (const name of names) (seen.has(name) ? shared : seen).add(name);
  }
  return shared;
}

/** The rank by the suit's archetype; null if the suit has no such rank. */
export function findRank(deck: Deck, suit: string, rank: string): RankEntry | null {
  return indexOf(deck).suits.get(suit)?.ranks.get(rank) ?? null;
}

export function findSuit(deck: Deck, suit: string): SuitEntry | null {
  return indexOf(deck).suits.get(suit)?.suit ?? null;
}

export function archetypeOf(deck: Deck, suit: string): ArchetypeEntry | null {
  return indexOf(deck).suits.get(suit)?.archetype ?? null;
}

/** Every card, in the order of the document. */
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

/** "Knight of Swords". A card that the deck no longer has is named by its codes. */
export function cardName(deck: Deck, card: Card): string {
  const rank = findRank(deck, card.suit, card.rank)?.name ?? card.rank;
  return `${rank} of ${findSuit(deck, card.suit)?.name ?? card.suit}`;
}

/**
 * The card of a declaration, by the names and aliases of its rank and the full name of its suit;
 * letter case and the number of spaces do not matter [rulings D4, D9].
 */
export function parseCardName(deck: Deck, text: string): Card | null {
  return indexOf(deck).written.get(fold(text)) ?? null;
}
