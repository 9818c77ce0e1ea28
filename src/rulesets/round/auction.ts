import { z } from 'zod';
import { Code, Count, SmallCount, Name, Natural } from '../document/fields';
import { ExpressionShape } from '../expressions/expression-shape';
import { ActionEffect } from '../mechanics/action';
import { Item } from './item-code';

/** The bidding procedure: open, by outbidding, or sealed, by a committed hash. */
const Bidding = z.discriminatedUnion('procedure', [
  z.strictObject({ procedure: z.literal('OPEN'), phase: Code }),
  z.strictObject({ procedure: z.literal('SEALED'), phase: Code }),
]);

/** The number of lots is the highest of these three [Participation; ruling E4]. */
const Participation = z.strictObject({
  minimum: SmallCount,
  /** Adds `lots` for each complete group of `players`; null for no such rule. */
  perPlayers: z.strictObject({ lots: SmallCount, players: Natural }).nullable(),
  /** The number of lots for each bidder of the previous auction; null for no such rule. */
  perBidder: SmallCount.nullable(),
});

/** Lots of players' own items, and bids by third parties [gallery edition]. */
const AuctionHouse = z.strictObject({
  playerLots: z.strictObject({
    /** The phase in which players may make lots. */
    phase: Code,
    /** The items that a player's lot must not contain [ruling E7]. */
    excluded: z.array(Item).max(100),
    /** The bidding procedure for players' lots; default: that of the House's lots [ruling Y2]. */
    procedure: z.enum(['OPEN', 'SEALED']).exactOptional(),
  }),
  /** A third party's bid, as percentages of the value of the Works of Art [ruling E8]. */
  thirdParty: z.strictObject({ phase: Code, lowPercent: Natural, highPercent: Natural }),
});

/** FIRST: the winner's own bid. SECOND: the next bid. */
const SalePrice = z.enum(['FIRST', 'SECOND']);

export const Auction = z.strictObject({
  bidding: Bidding,
  cardsPerLot: SmallCount,
  /** The phases in which any player may generate a lot. */
  lotPhases: z.array(Code).min(1).max(7),
  participation: Participation,
  /** The price of sealed lots, by kind of lot; default: the winner's own bid [ruling X6]. */
  prices: z.strictObject({ lots: SalePrice, playerLots: SalePrice }).exactOptional(),
  house: AuctionHouse.nullable(),
});

const Multiplier = z.discriminatedUnion('condition', [
  /** x ranks with y cards of each are worth x + y. */
  z.strictObject({ condition: z.literal('PAIRED'), name: Name }),
  /** Consecutive ranks of one archetype are worth the number of the highest rank. */
  z.strictObject({ condition: z.literal('RUNNING'), name: Name, minimumCards: Natural }),
  z.strictObject({
    condition: z.literal('HAS_RANKS'),
    name: Name,
    ranks: z.array(Code).min(1).max(100),
    value: Natural,
  }),
  /** The hand has exactly the suits of one tradition. */
  z.strictObject({ condition: z.literal('TRADITION'), name: Name, value: Natural }),
  /** The hand has exactly the suits of one color. */
  z.strictObject({ condition: z.literal('COLOR'), name: Name, value: Natural }),
  z.strictObject({
    condition: z.literal('ONE_SUIT'),
    name: Name,
    minimumCards: Natural,
    value: Natural,
  }),
  /** Any condition on the hand. The formula `value` gives its worth [ruling X12]. */
  z.strictObject({
    condition: z.literal('FORMULA'),
    name: Name,
    holds: ExpressionShape,
    value: ExpressionShape,
  }),
]);

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
  z.strictObject({
    procedure: z.literal('SCORE'),
    multipliers: z.array(Multiplier).max(20),
    /** The formula of a score; default: cards × ranks × multiplier + highest [rulings F1, X2]. */
    formula: ExpressionShape.exactOptional(),
  }),
  z.strictObject({
    procedure: z.literal('POKER'),
    /**
     * The ranking of poker hands, best first. A hand counts as the first poker hand whose criteria
     * it meets [ruling F6].
     */
    order: z.array(z.enum(POKER_HANDS)).length(POKER_HANDS.length),
    /** The rank with the lowest number. It can also count as the highest [ruling F7]. */
    ace: Code,
    ties: z.discriminatedUnion('procedure', [
      /**
       * Compares cards in descending order, by rank and then by suit. Dice decide between identical
       * hands [ruling F8].
       */
      z.strictObject({
        procedure: z.literal('HIGHEST_CARD_THEN_TOSS'),
        suitsHighToLow: z.array(Code).min(1).max(100),
      }),
      z.strictObject({ procedure: z.literal('EARLIER_REVELATION') }),
    ]),
  }),
]);

export const Hands = z.strictObject({
  /** OPEN: presented in public. SEALED: committed by hash and revealed. */
  procedure: z.enum(['OPEN', 'SEALED']),
  phase: Code,
  minimumCards: SmallCount,
  /** The maximum number of cards; null if only the player's cards limit it. */
  maximumCards: SmallCount.nullable(),
  /** The time at which the player must have the cards [rulings D7, F8]. */
  possession: z.enum(['WHEN_PRESENTED', 'WHEN_REVEALED', 'AT_REVELATION_DATE']),
  /** The time at which hands are placed and paid [rulings A3, F8]. */
  placing: z.discriminatedUnion('at', [
    z.strictObject({ at: z.literal('REVELATION_DATE') }),
    z.strictObject({ at: z.literal('PHASE_START'), phase: Code }),
  ]),
  cardsDestroyed: z.boolean(),
  ranking: Ranking,
});

const ItemCount = z.strictObject({ item: Item, quantity: Natural });

export const Prize = z.strictObject({
  /**
   * The first and the last placement that win the prize. A null `to` means all placements from
   * `from` on.
   */
  from: Natural,
  to: Natural.nullable(),
  items: z.array(ItemCount).max(50),
  /** True if the cards are returned to the player. Such hands trigger no fortunes. */
  cardsBack: z.boolean(),
});

/** A consequence of a revealed hand besides its prize [Fortunes; rulings F5, X13]. */
export const Fortune = z.strictObject({
  fortune: Code,
  name: Name,
  /** The hand must have at least one card of this rank; default: any hand. */
  rank: Code.exactOptional(),
  /** The condition on the hand and its player; default: always true. */
  holds: ExpressionShape.exactOptional(),
  /** The effect of dice; default: none. */
  effect: z
    .discriminatedUnion('type', [
      z.strictObject({ type: z.literal('LOSE_DICE'), item: Item, sides: Natural }),
      z.strictObject({ type: z.literal('GAIN_DICE'), item: Item, sides: Natural }),
      z.strictObject({ type: z.literal('GAIN_CARDS'), cards: z.int().min(1).max(20) }),
    ])
    .exactOptional(),
  /** Further effects, in order, all or none. They work like an action's effects on its actor. */
  also: z.array(ActionEffect).min(1).max(10).exactOptional(),
});

/** One line of "trading in": the items given up and the items created. */
export const Exchange = z.strictObject({
  exchange: Code,
  give: ItemCount,
  get: ItemCount,
});

/** The wealth of one piece of an item. */
const Worth = z.strictObject({ item: Item, worth: z.int().min(1).max(1_000_000) });

/** The events for which the rules can pay players. */
const INCOME_CAUSES = ['LOT_WON', 'HAND_PLACED', 'TRADE_MADE', 'PROPOSAL_ADOPTED'] as const;
export type IncomeCause = (typeof INCOME_CAUSES)[number];

export const Income = z.strictObject({
  amount: Count,
  phase: Code,
  /** The players' income when other phases begin, without tax; default: none [ruling X7]. */
  also: z
    .array(z.strictObject({ phase: Code, amount: Natural }))
    .max(6)
    .exactOptional(),
  /** The players' income from events, without tax; default: none [ruling AD3]. */
  byEvent: z
    .array(z.strictObject({ event: z.enum(INCOME_CAUSES), amount: ExpressionShape }))
    .min(1)
    .max(INCOME_CAUSES.length)
    .exactOptional(),
  /** True if a player who joins during a phase with income gains it at once. */
  onJoining: z.boolean(),
  /** The tax, such as 5 for every 20 above 300, at most 100 [ruling C1]. Null for no tax. */
  tax: z
    .strictObject({
      above: Count,
      step: Natural,
      perStep: Natural,
      maximum: Natural,
      /** The items that make up wealth; default: the currency, one each [rulings C1, X3]. */
      wealth: z.array(Worth).min(1).max(100).exactOptional(),
    })
    .nullable(),
});

export type Multiplier = z.infer<typeof Multiplier>;
export type PokerHand = (typeof POKER_HANDS)[number];
export type Ranking = z.infer<typeof Ranking>;
export type Prize = z.infer<typeof Prize>;
export type Fortune = z.infer<typeof Fortune>;
export type Exchange = z.infer<typeof Exchange>;
export type ItemCount = z.infer<typeof ItemCount>;
