import { z } from 'zod';
import { chosen, Code, codeOf, named, Natural, part, SmallCount, unless } from '../document/fields';
import { formula } from '../expressions/expression-shape';
import { ItemCount as Items } from '../mechanics/action';
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
  thirdParty: z
    .strictObject({
      phase: codeOf('PHASE').describe('The phase in which third parties bid.'),
      lowPercent: Natural.describe('The lowest percentage.'),
      highPercent: Natural.describe('The highest percentage.'),
    })
    .superRefine(
      unless(({ lowPercent, highPercent }) => [
        lowPercent <= highPercent ? null : [['highPercent'], `expected ${lowPercent} or more`],
      ]),
    )
    .describe('A third party’s bid, as percentages of the value of the Works of Art [ruling E8].'),
});

const SalePrice = z.enum(['FIRST', 'SECOND']);

const MOST_CARDS = 500;
const MOST_LOTS = 100;

type Lots = {
  readonly cardsPerLot: number;
  readonly participation: z.infer<typeof Participation>;
};

/**
 * The server draws the cards of several lots at once, when a round starts or a player joins. Nothing
 * else runs meanwhile, so the numbers of lots and cards are bounded [Lots; Participation; ruling
 * S23].
 */
function lotFaults({ cardsPerLot, participation: { minimum, perPlayers } }: Lots) {
  const unlessBounded = (name: keyof Lots['participation'], lots: number) => {
    const path = ['participation', name];
    if (lots > MOST_LOTS) {
      return [path, `expected at most ${MOST_LOTS} lots at once; they are ${lots}`] as const;
    }
    const cards = lots * cardsPerLot;
    if (cards <= MOST_CARDS) return null;
    return [
      path,
      `expected lots of at most ${MOST_CARDS} cards at once; they have ${cards}`,
    ] as const;
  };
  return [
    unlessBounded('minimum', minimum),
    perPlayers === null ? null : unlessBounded('perPlayers', perPlayers.lots),
  ];
}

export const Auction = z
  .strictObject({
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
  })
  .superRefine(unless(lotFaults))
  .describe('The rules for lots and bids.');

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

export const Hands = z
  .strictObject({
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
  })
  .superRefine(
    // Presented hands are placed in a later phase, sealed hands at their revelation date.
    unless(({ procedure, possession, placing, phase, minimumCards, maximumCards }) => [
      procedure !== 'OPEN' || possession === 'WHEN_PRESENTED'
        ? null
        : [['possession'], 'expected WHEN_PRESENTED for open hands'],
      procedure !== 'OPEN' || placing.at === 'PHASE_START'
        ? null
        : [['placing', 'at'], 'expected PHASE_START for open hands'],
      procedure === 'OPEN' && placing.at === 'PHASE_START' && placing.phase === phase
        ? [['placing', 'phase'], 'expected a phase after the presenting']
        : null,
      procedure === 'SEALED' && possession === 'WHEN_PRESENTED'
        ? [['possession'], 'expected WHEN_REVEALED or AT_REVELATION_DATE for sealed hands']
        : null,
      procedure === 'SEALED' && placing.at !== 'REVELATION_DATE'
        ? [['placing', 'at'], 'expected REVELATION_DATE for sealed hands']
        : null,
      maximumCards === null || maximumCards >= minimumCards
        ? null
        : [['maximumCards'], `expected ${minimumCards} or more, or null`],
    ]),
  )
  .describe('The rules for hands.');

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
export type Exchange = z.infer<typeof Exchange>;
export type ItemCount = z.infer<typeof Items>;
