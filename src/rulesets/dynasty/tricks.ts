import { z } from 'zod';
import { Code, SmallCount, Name } from '../document/fields';

const Cards = z.int().min(1).max(100);
const Ranks = z.array(Code).min(1).max(100);

/**
 * The pocket that a trick needs. `cards` is the exact number of cards, and `minimumCards` the least
 * number [Tricks; rulings K8, K9].
 */
const Pattern = z.discriminatedUnion('type', [
  /**
   * Both pockets have at least `minimumCards` cards, and the hefts of the claimant's pocket have
   * the higher sum.
   */
  z.strictObject({ type: z.literal('HIGHER_SUM'), minimumCards: Cards }),
  /**
   * The pocket has one of these ranks, and its newest card has more heft than the other pocket's
   * newest card.
   */
  z.strictObject({ type: z.literal('HIGHER_NEWEST'), ranks: Ranks }),
  /** Each card of the pocket has less heft than each card of the other pocket. */
  z.strictObject({ type: z.literal('ALL_LOWER'), minimumCards: Cards }),
  /** The oldest card of the pocket has the suit or the rank of the Grand Canal. */
  z.strictObject({ type: z.literal('OLDEST_LIKE_GRAND_CANAL'), minimumCards: Cards }),
  z.strictObject({ type: z.literal('SAME_SUIT'), cards: Cards }),
  z.strictObject({ type: z.literal('SAME_RANK'), minimumCards: Cards }),
  z.strictObject({ type: z.literal('SUM_IS_BERSAGLIO'), cards: Cards }),
  /** The pocket has at least `minimumCards` cards of these ranks. */
  z.strictObject({ type: z.literal('HAS_RANKS'), ranks: Ranks, minimumCards: Cards }),
]);

export const Trick = z.strictObject({
  trick: Code,
  name: Name,
  class: Code,
  points: z.int().min(0).max(1_000),
  pattern: Pattern,
});

/** A class of tricks, and the number of active ones in a game. */
export const TrickClass = z.strictObject({
  class: Code,
  name: Name,
  active: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('ALL') }),
    /** `count` tricks of the class, drawn at random when a game starts. */
    z.strictObject({ type: z.literal('RANDOM'), count: SmallCount }),
  ]),
});

export type Pattern = z.infer<typeof Pattern>;
export type Trick = z.infer<typeof Trick>;
export type TrickClass = z.infer<typeof TrickClass>;
