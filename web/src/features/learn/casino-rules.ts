import type { LearnCasinoQuery } from '../../generated/graphql';
import { printWeekday } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { printList } from '../../platform/i18n/print-list';

type Edition = NonNullable<LearnCasinoQuery['edition']>;
export type CasinoRules = {
  readonly edition: string;
  readonly rules: NonNullable<Edition['round']>;
  readonly document: CasinoDocument;
};

/** The parts of a round's ruleset document that the page tells. */
export type CasinoDocument = {
  readonly income: {
    readonly amount: number;
    readonly phase: string;
    readonly tax: {
      readonly above: number;
      readonly step: number;
      readonly perStep: number;
      readonly maximum: number;
    } | null;
  };
  readonly membership: { readonly reputableAfterDays: number };
  readonly hands: {
    readonly cardsDestroyed: boolean;
    readonly ranking:
      | { readonly procedure: 'SCORE'; readonly multipliers: readonly Multiplier[] }
      | { readonly procedure: 'POKER'; readonly order: readonly string[] };
  };
  readonly prizes: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly items: readonly { readonly item: string; readonly quantity: number }[];
    readonly cardsBack: boolean;
  }[];
  readonly fortunes: readonly { readonly name: string; readonly rank: string }[];
  readonly deck: { readonly traditions: readonly Group[]; readonly colors: readonly Group[] };
  readonly contracts: object | null;
  readonly victory: { readonly item: string; readonly quantity: number } | null;
};

export type Multiplier = {
  readonly condition: string;
  readonly name: string;
  readonly ranks?: readonly string[];
  readonly minimumCards?: number;
};

/** Suits that belong together, such as those of a colour. */
type Group = { readonly suits: readonly string[]; readonly counts: boolean };

type Amount = { readonly item: string; readonly quantity: number };

/** "5 Trungs" */
export function printItems({ items }: CasinoRules['rules'], { item, quantity }: Amount): string {
  const found = items.find((known) => known.item === item);
  return `${quantity} ${(quantity === 1 ? found?.name : found?.plural) ?? item}`;
}

/** The exchanges of the rules, each in words. */
export const printExchanges = (rules: CasinoRules['rules']): readonly string[] =>
  rules.exchanges.map(({ give, get }) =>
    t('learn.c.exchange', { give: printItems(rules, give), get: printItems(rules, get) }),
  );

export type DeckSuit = { readonly suit: string; readonly archetype: string };
export type Deck = {
  readonly archetypes: readonly {
    readonly archetype: string;
    readonly ranks: readonly { readonly rank: string }[];
  }[];
  readonly suits: readonly DeckSuit[];
};
export type LearnCard = { readonly rank: string; readonly suit: string };

/** Cards of the deck by the places of suit and rank; a suit without that place is left out. */
export function cardsAt(
  { archetypes, suits }: Deck,
  places: readonly (readonly [suit: number, rank: number])[],
): readonly LearnCard[] {
  return places.flatMap(([at, place]) => {
    const suit = suits[at % suits.length];
    const ranks = archetypes.find(({ archetype }) => archetype === suit?.archetype)?.ranks ?? [];
    const rank = ranks.at(place)?.rank;
    return suit === undefined || rank === undefined ? [] : [{ rank, suit: suit.suit }];
  });
}

/** A hand for each condition of a multiplier, by places in the deck. */
export function handFor(
  { condition, ranks = [] }: Multiplier,
  deck: Deck,
  { traditions, colors }: CasinoDocument['deck'],
): readonly LearnCard[] {
  const ofGroup = (groups: readonly Group[]): readonly LearnCard[] => {
    const suits = groups.find(({ counts }) => counts)?.suits ?? [];
    const places = suits.map((suit) => deck.suits.findIndex((each) => each.suit === suit));
    return cardsAt(
      deck,
      places.map((place, at) => [place, 3 * at] as const),
    );
  };
  switch (condition) {
    case 'PAIRED':
      return cardsAt(deck, [
        [0, 6],
        [1, 6],
      ]);
    case 'RUNNING':
      return cardsAt(deck, [
        [0, 8],
        [1, 9],
        [2, 10],
      ]);
    case 'HAS_RANKS':
      return ranks.flatMap((rank, at) => {
        const suit = deck.suits[at];
        return suit === undefined ? [] : [{ rank, suit: suit.suit }];
      });
    case 'ONE_SUIT':
      return cardsAt(deck, [
        [9, 0],
        [9, 3],
        [9, 6],
        [9, 9],
      ]);
    case 'TRADITION':
      return ofGroup(traditions);
    case 'COLOR':
      return ofGroup(colors);
    default:
      return [];
  }
}

/** Hands of five cards that rank as in poker, by places of suit and rank. */
export const POKER: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  FIVE_OF_A_KIND: [
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
    [0, -1],
  ],
  STRAIGHT_FLUSH: [
    [1, -4],
    [1, -3],
    [1, -2],
    [1, -1],
    [1, 0],
  ],
  FOUR_OF_A_KIND: [
    [0, -2],
    [1, -2],
    [2, -2],
    [3, -2],
    [0, 0],
  ],
  FULL_HOUSE: [
    [0, -1],
    [1, -1],
    [2, -1],
    [0, -3],
    [1, -3],
  ],
  FLUSH: [
    [2, 0],
    [2, 1],
    [2, -3],
    [2, -2],
    [2, -2],
  ],
  STRAIGHT: [
    [0, -4],
    [1, -3],
    [2, -2],
    [3, -1],
    [0, 0],
  ],
  THREE_OF_A_KIND: [
    [0, -1],
    [1, -1],
    [2, -1],
    [3, 0],
    [0, -3],
  ],
  TWO_PAIR: [
    [0, -1],
    [1, -1],
    [2, -2],
    [3, -2],
    [0, 0],
  ],
  ONE_PAIR: [
    [0, -1],
    [1, -1],
    [2, 0],
    [3, -3],
    [0, -2],
  ],
  HIGH_CARD: [
    [0, 0],
    [1, 1],
    [2, -3],
    [3, -2],
    [0, -5],
  ],
};

export const daysOf = (days: readonly number[]): string => printList(days.map(printWeekday));
