/**
 * Round 10, the draft [round-10-draft.txt]: open bids, presented poker hands on a deck of 5 ranks
 * and 4 suits, ducks. This is a historical text: mistakes are corrected, but rules are never
 * improved.
 */
import { deepFreeze } from '../document/ruleset';
import type { Prize } from '../round/auction';
import type { RoundRuleset } from '../round/document';
import { ROUND_10_ARTICLES } from './round-10-articles';
import { DECK_DRAFT } from './round-10-draft-deck';

/** One line of the table of prizes. */
const prize = (placement: number, makers: number, points: number): Prize => ({
  from: placement,
  to: placement,
  items: (
    [
      { item: 'STANDARD_PROPOSAL_MAKER', quantity: makers },
      { item: 'POINT', quantity: points },
    ] satisfies Prize['items']
  ).filter(({ quantity }) => quantity > 0),
  cardsBack: false,
});

export const ROUND_10_DRAFT: RoundRuleset = deepFreeze<RoundRuleset>({
  kind: 'ROUND',
  edition: 'round-10/draft',
  title: 'Round 10: The Auction Casino (draft)',
  rulesDaySeconds: 86_400,
  steward: true,
  warningPart: 6,
  phases: [
    { phase: 'AUCTION', name: 'Auction Phase', days: [0, 1, 2, 3] },
    { phase: 'BARTERING', name: 'Bartering Phase', days: [4, 5] },
    { phase: 'RESOLUTION', name: 'Resolution Phase', days: [6] },
  ],
  currency: 'POINT',
  items: [
    { item: 'POINT', name: 'Point', plural: 'Points', quack: false },
    {
      item: 'STANDARD_PROPOSAL_MAKER',
      name: 'Standard Proposal-Maker',
      plural: 'Standard Proposal-Makers',
      quack: false,
    },
  ],
  membership: {
    rejoinAfterDays: 0,
    reputableAfterDays: 0,
    losesItemsOnLeaving: true,
    idling: { backAfterHours: 96 },
  },
  income: { amount: 100, phase: 'AUCTION', onJoining: false, tax: null },
  deck: DECK_DRAFT,
  auction: {
    bidding: { procedure: 'OPEN', phase: 'AUCTION' },
    cardsPerLot: 2,
    lotPhases: ['BARTERING', 'RESOLUTION'],
    participation: { minimum: 6, perPlayers: null, perBidder: null },
    house: null,
  },
  hands: {
    procedure: 'OPEN',
    phase: 'BARTERING',
    minimumCards: 5,
    maximumCards: 5,
    possession: 'WHEN_PRESENTED',
    placing: { at: 'PHASE_START', phase: 'RESOLUTION' },
    cardsDestroyed: false,
    ranking: {
      procedure: 'POKER',
      // This text puts Five-of-a-Kind first [ruling F6].
      order: [
        'FIVE_OF_A_KIND',
        'STRAIGHT_FLUSH',
        'FOUR_OF_A_KIND',
        'FULL_HOUSE',
        'FLUSH',
        'STRAIGHT',
        'THREE_OF_A_KIND',
        'TWO_PAIR',
        'ONE_PAIR',
        'HIGH_CARD',
      ],
      ace: 'ACE',
      ties: {
        procedure: 'HIGHEST_CARD_THEN_TOSS',
        suitsHighToLow: ['SPADES', 'HEARTS', 'CLUBS', 'DIAMONDS'],
      },
    },
  },
  prizes: [
    prize(1, 1, 300),
    prize(2, 1, 100),
    prize(3, 0, 300),
    prize(4, 0, 200),
    prize(5, 0, 100),
  ],
  fortunes: [],
  secretActions: null,
  exchanges: [],
  trade: { reputableOnly: false, emptySides: 2, untradable: [], ducks: true },
  contracts: null,
  proposals: {
    defaultClass: 'STANDARD',
    classes: [
      {
        class: 'URGENT',
        name: 'Urgent',
        period: { type: 'DAYS', days: 2 },
        popularity: { test: 'AGAINST_AT_MOST', votes: 2 },
        reputableOnly: false,
        uses: null,
      },
      {
        class: 'STANDARD',
        name: 'Standard',
        period: { type: 'NEXT_PHASE' },
        popularity: { test: 'AGAINST_AT_MOST', votes: 3 },
        reputableOnly: false,
        // Only the item's own rule lets a player make a Standard proposal [ruling Q1].
        uses: 'STANDARD_PROPOSAL_MAKER',
      },
    ],
  },
  judge: {
    removalAssents: 2,
    confidenceWithinDays: 4,
    confidenceDays: 2,
    ownOverturnWithinDays: 7,
  },
  tables: null,
  victory: null,
  articles: ROUND_10_ARTICLES,
});
