/**
 * Round 10, an early text [round-10-early.txt]: sealed bids, and sealed poker hands on a deck of 13
 * ranks and 4 suits. This is a historical text: mistakes are corrected, but rules are never
 * improved.
 */
import { deepFreeze } from '../document/ruleset';
import type { Prize } from '../round/auction';
import type { RoundRuleset } from '../round/document';
import { ROUND_10_ARTICLES } from './round-10-articles';
import { DECK_EARLY } from './round-10-early-deck';

/** One line of the table of prizes. */
const prize = (placement: number, trungs: number, makers: number, chips: number): Prize => ({
  from: placement,
  to: placement,
  items: (
    [
      { item: 'TRUNG', quantity: trungs },
      { item: 'STANDARD_PROPOSAL_MAKER', quantity: makers },
      { item: 'CHIP', quantity: chips },
    ] satisfies Prize['items']
  ).filter(({ quantity }) => quantity > 0),
  cardsBack: false,
});

export const ROUND_10_EARLY: RoundRuleset = deepFreeze<RoundRuleset>({
  kind: 'ROUND',
  edition: 'round-10/early',
  title: 'Round 10: The Auction Casino (early)',
  rulesDaySeconds: 86_400,
  steward: true,
  warningPart: 6,
  phases: [
    { phase: 'AUCTION', name: 'Auction Phase', days: [1, 2, 3] },
    { phase: 'BARTERING', name: 'Bartering Phase', days: [4, 5, 6, 0] },
  ],
  currency: 'CHIP',
  items: [
    { item: 'CHIP', name: 'Chip', plural: 'Chips', quack: false },
    { item: 'TRUNG', name: 'Trung', plural: 'Trungs', quack: false },
    { item: 'GOLD_STAR', name: 'Gold Star', plural: 'Gold Stars', quack: false },
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
  deck: DECK_EARLY,
  auction: {
    bidding: { procedure: 'SEALED', phase: 'AUCTION' },
    cardsPerLot: 3,
    lotPhases: ['BARTERING'],
    participation: { minimum: 10, perPlayers: { lots: 2, players: 3 }, perBidder: 2 },
    house: null,
  },
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
      // This text puts the Straight Flush first [ruling F6].
      order: [
        'STRAIGHT_FLUSH',
        'FIVE_OF_A_KIND',
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
      ties: { procedure: 'EARLIER_REVELATION' },
    },
  },
  prizes: [
    prize(1, 5, 1, 10),
    prize(2, 4, 1, 20),
    prize(3, 3, 0, 30),
    prize(4, 2, 0, 40),
    prize(5, 1, 0, 50),
    prize(6, 0, 0, 50),
    { from: 7, to: null, items: [{ item: 'CHIP', quantity: 20 }], cardsBack: true },
  ],
  fortunes: [],
  secretActions: { revelationAfterDays: 3 },
  exchanges: [
    {
      exchange: 'GOLD_STAR',
      give: { item: 'TRUNG', quantity: 10 },
      get: { item: 'GOLD_STAR', quantity: 1 },
    },
    {
      exchange: 'STANDARD_PROPOSAL_MAKER',
      give: { item: 'TRUNG', quantity: 2 },
      get: { item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 },
    },
  ],
  trade: { reputableOnly: false, emptySides: 1, untradable: ['GOLD_STAR'], ducks: false },
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
        // Half the votes are enough, but at least one vote is needed [ruling H2].
        popularity: { test: 'FOR_AT_LEAST_AGAINST', minimumVotes: 1 },
        reputableOnly: false,
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
  victory: { item: 'GOLD_STAR', quantity: 10 },
  articles: ROUND_10_ARTICLES,
});
