/**
 * Round 10, revision of 24 August 2021, 19:09 [round-10-2021-08-24.txt]: the complete edition, and
 * the default. This is a historical text: mistakes are corrected, but rules are never improved.
 */
import { deepFreeze } from '../document/ruleset';
import type { Prize } from '../round/auction';
import type { RoundRuleset } from '../round/document';
import { ROUND_10_ARTICLES } from './round-10-articles';
import { DECK_2021_08_24 } from './round-10-2021-08-24-deck';

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

const pays = (symbol: string, inSequence: number, payout: number) => ({
  symbol,
  inSequence,
  payout,
  breaksMachine: false,
});

export const ROUND_10_2021_08_24: RoundRuleset = deepFreeze<RoundRuleset>({
  kind: 'ROUND',
  edition: 'round-10/2021-08-24',
  title: 'Round 10: The Auction Casino (24 August 2021)',
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
    rejoinAfterDays: 7,
    reputableAfterDays: 7,
    losesItemsOnLeaving: true,
    idling: { backAfterHours: 96 },
  },
  income: {
    amount: 100,
    phase: 'AUCTION',
    onJoining: true,
    tax: { above: 300, step: 20, perStep: 5, maximum: 100 },
  },
  deck: DECK_2021_08_24,
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
    minimumCards: 1,
    maximumCards: null,
    possession: 'AT_REVELATION_DATE',
    placing: { at: 'REVELATION_DATE' },
    cardsDestroyed: true,
    ranking: {
      procedure: 'SCORE',
      multipliers: [
        { condition: 'PAIRED', name: 'Paired' },
        { condition: 'RUNNING', name: 'Running', minimumCards: 3 },
        {
          condition: 'HAS_RANKS',
          name: 'Senatorial',
          ranks: ['KNIGHT', 'BISHOP', 'ROOK'],
          value: 3,
        },
        { condition: 'TRADITION', name: 'Regional', value: 2 },
        { condition: 'COLOR', name: 'Monochrome', value: 3 },
        { condition: 'ONE_SUIT', name: 'Flushed', minimumCards: 4, value: 4 },
      ],
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
  fortunes: [
    {
      fortune: 'THE_FOOL',
      name: 'The Fool',
      rank: 'THE_FOOL',
      effect: { type: 'LOSE_DICE', item: 'CHIP', sides: 100 },
    },
    {
      fortune: 'THE_MAGICIAN',
      name: 'The Magician',
      rank: 'THE_MAGICIAN',
      effect: { type: 'GAIN_CARDS', cards: 3 },
    },
    {
      fortune: 'WHEEL_OF_FORTUNE',
      name: 'Wheel of Fortune',
      rank: 'WHEEL_OF_FORTUNE',
      effect: { type: 'GAIN_DICE', item: 'CHIP', sides: 100 },
    },
  ],
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
  trade: { reputableOnly: true, emptySides: 1, untradable: ['GOLD_STAR'], ducks: false },
  contracts: { reputableOnly: true },
  proposals: {
    defaultClass: 'STANDARD',
    classes: [
      {
        class: 'URGENT',
        name: 'Urgent',
        period: { type: 'DAYS', days: 2 },
        popularity: { test: 'AGAINST_AT_MOST', votes: 2 },
        reputableOnly: true,
        uses: null,
      },
      {
        class: 'STANDARD',
        name: 'Standard',
        period: { type: 'NEXT_PHASE' },
        popularity: { test: 'FOR_MORE_THAN_AGAINST' },
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
  tables: {
    slots: {
      price: 6,
      sittingsPerWeek: 3,
      sides: 20,
      rolls: 3,
      symbols: [
        { symbol: 'INFINITY', name: '∞', from: 20, to: 20 },
        { symbol: 'TRIANGLE', name: '▲', from: 17, to: 19 },
        { symbol: 'JOKER', name: 'Joker', from: 14, to: 16 },
        { symbol: 'SPARKLE', name: 'Sparkle', from: 10, to: 13 },
        { symbol: 'THINKING', name: 'Thinking', from: 6, to: 9 },
        { symbol: 'DUCK', name: 'Duck', from: 1, to: 5 },
      ],
      // The best line comes first [ruling J1]: two ducks beside an infinity pay nothing.
      chart: [
        { symbol: 'DUCK', inSequence: 3, payout: 0, breaksMachine: true },
        pays('DUCK', 2, 0),
        pays('INFINITY', 3, 100),
        pays('INFINITY', 2, 50),
        pays('INFINITY', 1, 25),
        pays('TRIANGLE', 3, 24),
        pays('TRIANGLE', 2, 20),
        pays('JOKER', 3, 18),
        pays('JOKER', 2, 12),
        pays('SPARKLE', 3, 10),
        pays('SPARKLE', 2, 6),
        pays('THINKING', 3, 3),
        pays('THINKING', 2, 1),
      ],
    },
    war: { players: 2 },
  },
  victory: { item: 'GOLD_STAR', quantity: 10 },
  articles: ROUND_10_ARTICLES,
});
