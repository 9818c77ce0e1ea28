import { z } from 'zod';
import { chosen, Code, codeOf, named, Natural, part, SmallCount, whole } from '../document/fields';
import { formula } from '../expressions/expression-shape';
import { ActionEffect, ItemCount as Items } from '../mechanics/action';
import { Item } from './item-code';

const BIDDING_PHASE = codeOf('PHASE').describe('The phase in which players bid.');

/** The bidding procedure: open, by outbidding, or sealed, by a committed hash. */
const Bidding = z.discriminatedUnion('procedure', [
  part('Bids are open, and each must be higher than the one before.', {
    procedure: z.literal('OPEN'),
    phase: BIDDING_PHASE,
  }),
  part('Bids are secret actions, revealed together.', {
    procedure: z.literal('SEALED'),
    phase: BIDDING_PHASE,
  }),
]);

const Participation = z.strictObject({
  minimum: SmallCount.describe('The minimum.'),
  perPlayers: part('Lots by the number of players.', {
    lots: SmallCount.describe('The lots for each group.'),
    players: Natural.describe('The size of a group.'),
  })
    .nullable()
    .describe('Adds `lots` for each complete group of `players`; null for no such rule.'),
  perBidder: SmallCount.nullable().describe(
    'The number of lots for each bidder of the previous auction; null for no such rule.',
  ),
});

const AuctionHouse = z.strictObject({
  playerLots: part('The rules for lots of players’ own items.', {
    phase: codeOf('PHASE').describe('The phase in which players may make lots.'),
    excluded: z
      .array(Item)
      .max(100)
      .describe('The items that a player’s lot must not contain [ruling E7].'),
    procedure: z
      .enum(['OPEN', 'SEALED'])
      .exactOptional()
      .describe(
        'The bidding procedure for players’ lots; default: that of the House’s lots [ruling Y2].',
      ),
  }),
  thirdParty: part(
    'A third party’s bid, as percentages of the value of the Works of Art [ruling E8].',
    {
      phase: codeOf('PHASE').describe('The phase in which third parties bid.'),
      lowPercent: Natural.describe('The lowest percentage.'),
      highPercent: Natural.describe('The highest percentage.'),
    },
  ),
});

const SalePrice = z.enum(['FIRST', 'SECOND']);

export const Auction = part('The rules for lots and bids.', {
  bidding: Bidding.describe('The bidding procedure.'),
  cardsPerLot: SmallCount.describe('The number of cards in a lot of the House.'),
  lotPhases: z
    .array(codeOf('PHASE'))
    .min(1)
    .max(7)
    .describe('The phases in which any player may generate a lot.'),
  participation: Participation.describe(
    'The number of lots is the highest of these three [Participation; ruling E4].',
  ),
  prices: part(
    'The price of sealed lots: FIRST is the winner’s own bid, SECOND the next bid. Default: FIRST [ruling X6].',
    {
      lots: SalePrice.describe('The price of the House’s lots.'),
      playerLots: SalePrice.describe('The price of players’ lots.'),
    },
  )
    .exactOptional()
    .meta({ title: 'Prices of lots', examples: [{ lots: 'SECOND', playerLots: 'FIRST' }] }),
  house: AuctionHouse.nullable().meta({
    title: 'Auction House',
    description:
      'Lots of players’ own items, and bids by third parties [gallery edition]; null for neither.',
    examples: [
      {
        playerLots: { phase: 'BARTERING', excluded: ['CHIP'], procedure: 'OPEN' },
        thirdParty: { phase: 'BARTERING', lowPercent: 75, highPercent: 150 },
      },
    ],
  }),
});

const MINIMUM_CARDS = Natural.meta({
  description: 'The minimum number of cards.',
  says: 'It has at least … cards',
});
const VALUE = Natural.meta({ description: 'The factor.', says: 'Its value is …' });
const NAME = named('Its name is …');

const Multiplier = z
  .discriminatedUnion('condition', [
    part('x ranks with y cards of each are worth x + y.', {
      condition: chosen('PAIRED', 'of equal ranks', 'There is a multiplier for a hand …'),
      name: NAME,
    }),
    part('Consecutive ranks of one archetype are worth the number of the highest rank.', {
      condition: chosen('RUNNING', 'of consecutive ranks'),
      name: NAME,
      minimumCards: MINIMUM_CARDS,
    }),
    part('The hand has a card of each of some ranks.', {
      condition: chosen('HAS_RANKS', 'that has the ranks'),
      name: NAME,
      ranks: z.array(codeOf('RANK')).min(1).max(100).meta({ description: 'The ranks.', says: '…' }),
      value: VALUE,
    }),
    part('The hand has exactly the suits of one tradition.', {
      condition: chosen('TRADITION', 'of one tradition'),
      name: NAME,
      value: VALUE,
    }),
    part('The hand has exactly the suits of one color.', {
      condition: chosen('COLOR', 'of one color'),
      name: NAME,
      value: VALUE,
    }),
    part('All cards of the hand have one suit.', {
      condition: chosen('ONE_SUIT', 'of one suit'),
      name: NAME,
      minimumCards: MINIMUM_CARDS,
      value: VALUE,
    }),
    part('Any condition on the hand [ruling X12].', {
      condition: chosen('FORMULA', 'for which this is true:'),
      name: NAME,
      holds: formula('MULTIPLIER', 'The condition on the hand.').meta({ says: '…' }),
      value: formula('MULTIPLIER', 'The factor.').meta({ says: 'Its value is …' }),
    }),
  ])
  .meta({
    title: 'Multiplier',
    description: 'A factor of the score of hands that meet a condition [Scoring; ruling F1].',
    examples: [
      {
        ...{ condition: 'FORMULA', name: 'Full', value: 2 },
        holds: { op: 'AT_LEAST', of: [{ name: 'cards' }, 7] },
      },
    ],
  });

export const POKER_HANDS = [
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
] as const;

/** The order of hands: by score, or by a ranking of poker hands with a way to break ties. */
const Ranking = z.discriminatedUnion('procedure', [
  part('By score.', {
    procedure: z.literal('SCORE'),
    multipliers: z.array(Multiplier).max(20).describe('The multipliers of a score.'),
    formula: formula(
      'SCORE',
      'The formula of a score; default: cards × ranks × multiplier + highest [rulings F1, X2].',
    )
      .exactOptional()
      .meta({
        examples: [{ op: 'MULTIPLY', of: [{ name: 'different' }, { name: 'multiplier' }] }],
      }),
  }),
  part('By a ranking of poker hands.', {
    procedure: z.literal('POKER'),
    order: z
      .array(z.enum(POKER_HANDS))
      .length(POKER_HANDS.length)
      .describe(
        'The ranking of poker hands, best first. A hand counts as the first poker hand whose criteria it meets [ruling F6].',
      ),
    ace: codeOf('RANK').describe(
      'The rank with the lowest number. It can also count as the highest [ruling F7].',
    ),
    ties: z
      .discriminatedUnion('procedure', [
        part(
          'Compares cards in descending order, by rank and then by suit. Dice decide between identical hands [ruling F8].',
          {
            procedure: z.literal('HIGHEST_CARD_THEN_TOSS'),
            suitsHighToLow: z
              .array(codeOf('SUIT'))
              .min(1)
              .max(100)
              .describe('The suits, highest first.'),
          },
        ),
        part('The hand that was revealed earlier wins.', {
          procedure: z.literal('EARLIER_REVELATION'),
        }),
      ])
      .describe('The order of hands that are equal as poker hands.'),
  }),
]);

export const Hands = part('The rules for hands.', {
  procedure: z
    .enum(['OPEN', 'SEALED'])
    .describe('OPEN: presented in public. SEALED: committed by hash and revealed.'),
  phase: codeOf('PHASE').describe('The phase in which players submit hands.'),
  minimumCards: SmallCount.describe('The minimum number of cards.'),
  maximumCards: SmallCount.nullable().describe(
    'The maximum number of cards; null if only the player’s cards limit it.',
  ),
  possession: z
    .enum(['WHEN_PRESENTED', 'WHEN_REVEALED', 'AT_REVELATION_DATE'])
    .describe('The time at which the player must have the cards [rulings D7, F8].'),
  placing: z
    .discriminatedUnion('at', [
      part('At the revelation date.', { at: z.literal('REVELATION_DATE') }),
      part('At the start of a phase.', {
        at: z.literal('PHASE_START'),
        phase: codeOf('PHASE').describe('The phase.'),
      }),
    ])
    .describe('The time at which hands are placed and paid [rulings A3, F8].'),
  cardsDestroyed: z.boolean().describe('True if the cards of a placed hand are destroyed.'),
  ranking: Ranking.describe('The order of hands.'),
});

export const Prize = z
  .strictObject({
    from: Natural.describe('The first placement that wins the prize.'),
    to: Natural.nullable().describe(
      'The last placement that wins the prize; null for all placements from `from` on.',
    ),
    items: z.array(Items).max(50).describe('The items of the prize.'),
    cardsBack: z
      .boolean()
      .describe('True if the cards are returned to the player. Such hands trigger no fortunes.'),
  })
  .meta({
    title: 'Prize',
    description: 'The prize of the hands with some placements. Each placement has one prize.',
    examples: [{ from: 8, to: null, items: [{ item: 'CHIP', quantity: 20 }], cardsBack: true }],
  });

const DICE = {
  item: Item.meta({ description: 'The item.', says: 'of …' }),
  sides: Natural.meta({
    description: 'The number of sides of the die.',
    says: 'with … sides',
  }),
};

export const Fortune = z
  .strictObject({
    fortune: Code.describe('The fortune’s code.'),
    name: named('There is a fortune, …'),
    rank: codeOf('RANK')
      .exactOptional()
      .meta({
        description: 'The hand must have at least one card of this rank; default: any hand.',
        ...{ says: 'for a hand that holds …', absent: 'any cards' },
      }),
    holds: formula('FORTUNE', 'The condition on the hand and its player; default: always true.')
      .exactOptional()
      .meta({ says: 'if this is true: …', absent: 'always' }),
    effect: z
      .discriminatedUnion('type', [
        part('The player loses as many items as a die shows.', {
          type: chosen('LOSE_DICE', 'loses the roll of a die', 'Its player …'),
          ...DICE,
        }),
        part('The player gains as many items as a die shows.', {
          type: chosen('GAIN_DICE', 'gains the roll of a die'),
          ...DICE,
        }),
        part('The player gains random cards.', {
          type: chosen('GAIN_CARDS', 'gains'),
          cards: whole(1, 20).meta({
            description: 'The number of cards.',
            says: '… random cards',
          }),
        }),
      ])
      .exactOptional()
      .meta({ description: 'The effect of dice; default: none.', title: 'Dice' }),
    also: z.array(ActionEffect).min(1).max(10).exactOptional().meta({
      names: 'FORTUNE_EFFECT',
      says: 'And then: …',
      description:
        'Further effects, in order, all or none. They work like an action’s effects on its actor. Default: none.',
    }),
  })
  .meta({
    title: 'Fortune',
    description:
      'A consequence of a revealed hand besides its prize [Fortunes; rulings F5, X13]. It has an effect of dice or further effects.',
    examples: [
      {
        ...{ fortune: 'WINDFALL', name: 'Windfall' },
        holds: { op: 'EQUAL', of: [{ name: 'placement' }, 1] },
        effect: { type: 'GAIN_DICE', item: 'CHIP', sides: 6 },
      },
      {
        ...{ fortune: 'OMEN', name: 'Omen', rank: 'KNIGHT' },
        also: [
          { type: 'ADD', value: 'PIETY', whose: 'ACTOR', by: 1 },
          { type: 'SET_TEXT', value: 'HERALDRY', text: 'Lucky' },
          {
            ...{ type: 'MOVE', from: 'BANK', to: 'ACTOR', item: 'CHIP' },
            quantity: { name: 'cards' },
          },
        ],
      },
    ],
  });

export const Exchange = z
  .strictObject({
    exchange: Code.describe('The exchange’s code.'),
    give: Items.meta({ description: 'The items given up.', says: 'A player who gives up …' }),
    get: Items.meta({ description: 'The items created.', says: 'gets …' }),
  })
  .meta({
    title: 'Exchange',
    description: 'One line of "trading in": the items given up and the items created.',
    examples: [
      {
        exchange: 'BUY_TRUNG',
        give: { item: 'CHIP', quantity: 500 },
        get: { item: 'TRUNG', quantity: 1 },
      },
    ],
  });

export type Multiplier = z.infer<typeof Multiplier>;
export type PokerHand = (typeof POKER_HANDS)[number];
export type Ranking = z.infer<typeof Ranking>;
export type Prize = z.infer<typeof Prize>;
export type Fortune = z.infer<typeof Fortune>;
export type Exchange = z.infer<typeof Exchange>;
export type ItemCount = z.infer<typeof Items>;
