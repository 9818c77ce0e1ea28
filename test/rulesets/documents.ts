import { DEFAULT_EDITION, findEdition } from '../../src/rulesets';
import type { Deck, RoundRuleset } from '../../src/rulesets';

/** The default edition. */
export const complete = findEdition(DEFAULT_EDITION)!;

/** A copy of the default edition that a test may spoil. */
export function copy(): RoundRuleset {
  return JSON.parse(JSON.stringify(complete)) as RoundRuleset;
}

const poker = (ranks: readonly string[]): Deck => ({
  archetypes: [
    {
      archetype: 'STANDARD',
      name: 'Standard',
      ranks: ranks.map((name, place) => ({
        rank: name.toUpperCase(),
        name,
        aliases: /^\d/.test(name) ? [] : [name.charAt(0)],
        number: place + 1,
      })),
    },
  ],
  suits: ['Spades', 'Hearts', 'Clubs', 'Diamonds'].map((name, place) => ({
    suit: name.toUpperCase(),
    name,
    number: place + 1,
    archetype: 'STANDARD',
  })),
  traditions: [],
  colors: [],
});

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Roughly what the early edition will be: sealed poker hands. */
export function early(): RoundRuleset {
  return {
    ...copy(),
    edition: 'round-10/early',
    deck: poker(['Ace', ...NUMBERS, 'Jack', 'Queen', 'King']),
    income: { ...copy().income, tax: null },
    hands: {
      procedure: 'SEALED',
      phase: 'AUCTION',
      minimumCards: 5,
      maximumCards: 5,
      possession: 'WHEN_REVEALED',
      placing: { at: 'REVELATION_DATE' },
      cardsDestroyed: true,
      ranking: {
        procedure: 'POKER',
        order: [
          ...(['STRAIGHT_FLUSH', 'FIVE_OF_A_KIND', 'FOUR_OF_A_KIND', 'FULL_HOUSE'] as const),
          ...(['FLUSH', 'STRAIGHT', 'THREE_OF_A_KIND', 'TWO_PAIR'] as const),
          ...(['ONE_PAIR', 'HIGH_CARD'] as const),
        ],
        ace: 'ACE',
        ties: { procedure: 'EARLIER_REVELATION' },
      },
    },
    fortunes: [],
    contracts: null,
    tables: null,
  };
}

/** Roughly what the draft edition will be: open bids and hands, ducks. */
export function draft(): RoundRuleset {
  const { hands } = early();
  return {
    ...early(),
    edition: 'round-10/draft',
    phases: [
      { phase: 'AUCTION', name: 'Auction Phase', days: [0, 1, 2, 3] },
      { phase: 'BARTERING', name: 'Bartering Phase', days: [4, 5] },
      { phase: 'RESOLUTION', name: 'Resolution Phase', days: [6] },
    ],
    currency: 'POINT',
    items: [
      { item: 'POINT', name: 'Point', plural: 'Points', quack: false },
      { item: 'BREAD', name: 'Crumb of Bread', plural: 'Crumbs of Bread', quack: true },
    ],
    membership: { rejoinAfterDays: 0, reputableAfterDays: 0, losesItemsOnLeaving: true },
    deck: poker(['Ace', '10', 'Jack', 'Queen', 'King']),
    auction: {
      bidding: { procedure: 'OPEN', phase: 'AUCTION' },
      cardsPerLot: 2,
      lotPhases: ['BARTERING', 'RESOLUTION'],
      participation: { minimum: 6, perPlayers: null, perBidder: null },
      house: null,
    },
    hands: {
      ...hands,
      procedure: 'OPEN',
      phase: 'BARTERING',
      possession: 'WHEN_PRESENTED',
      placing: { at: 'PHASE_START', phase: 'RESOLUTION' },
      cardsDestroyed: false,
      ranking: {
        ...(hands.ranking as Extract<typeof hands.ranking, { procedure: 'POKER' }>),
        ties: {
          procedure: 'HIGHEST_CARD_THEN_TOSS',
          suitsHighToLow: ['SPADES', 'HEARTS', 'CLUBS', 'DIAMONDS'],
        },
      },
    },
    prizes: [{ from: 1, to: 5, items: [{ item: 'POINT', quantity: 100 }], cardsBack: false }],
    secretActions: null,
    exchanges: [],
    trade: { reputableOnly: false, emptySides: 2, untradable: [], ducks: true },
    proposals: {
      defaultClass: 'STANDARD',
      classes: [
        {
          class: 'STANDARD',
          name: 'Standard',
          period: { type: 'NEXT_PHASE' },
          popularity: { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 1 },
          reputableOnly: false,
          uses: null,
        },
      ],
    },
    victory: null,
  };
}

/** Roughly what the gallery edition will be: Player Lots and third parties. */
export function gallery(): RoundRuleset {
  const base = copy();
  return JSON.parse(
    JSON.stringify({
      ...base,
      edition: 'round-10/gallery',
      auction: {
        ...base.auction,
        house: {
          playerLots: { phase: 'BARTERING', excluded: ['CHIP', 'GOLD_STAR'] },
          thirdParty: { phase: 'BARTERING', lowPercent: 75, highPercent: 150 },
        },
      },
      deck: {
        ...base.deck,
        colors: base.deck.colors.map((color) => ({ ...color, counts: color.group !== 'SPECIAL' })),
      },
    })
      .replaceAll('BARTERING', 'RESOLUTION')
      .replaceAll('Bartering', 'Resolution'),
  ) as RoundRuleset;
}
