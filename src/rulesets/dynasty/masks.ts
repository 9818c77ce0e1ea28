import { z } from 'zod';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Count, Name } from '../document/fields';

const Points = z.int().min(-1_000).max(1_000);
const Times = z.int().min(1).max(100);
/** The effect's condition when a game begins; default: always true [ruling V27]. */
const Holds = { holds: ExpressionShape.exactOptional() };

/** The effect of a mask on a player who starts a game with it [Masks; rulings K3, K4, K11, K17]. */
const MaskEffect = z.discriminatedUnion('type', [
  /** Replaces the usual hand: `cards` cards, and then `arcana` random Arcana from the deck. */
  z.strictObject({
    ...Holds,
    type: z.literal('HAND'),
    cards: z.int().min(0).max(100),
    arcana: z.int().min(0).max(100),
  }),
  /** This many cards other than Arcana may be played a second time. */
  z.strictObject({ ...Holds, type: z.literal('SECOND_PLAY'), cards: Times }),
  z.strictObject({ ...Holds, type: z.literal('CLASS_POINTS'), class: Code, points: Points }),
  z.strictObject({ ...Holds, type: z.literal('ARCANA_HEFT'), heft: z.int().min(0).max(1_000) }),
  z.strictObject({ ...Holds, type: z.literal('STARTING_SCORE'), score: z.int().min(0).max(1_000) }),
  /** The Grand Canal is a random Arcana. */
  z.strictObject({ ...Holds, type: z.literal('ARCANA_GRAND_CANAL') }),
  /** The player may score a trick that is not active, at most this often in a game. */
  z.strictObject({ ...Holds, type: z.literal('INACTIVE_TRICK'), times: Times }),
  /** The player may put on another mask's effect before any Sfida, at most this often in a game. */
  z.strictObject({ ...Holds, type: z.literal('REVEAL_MASK'), times: Times }),
  /**
   * Adds `juice` to the game's Juice. At the end of the game the player gains a peg for each
   * `bettorsPerPeg` bettors, rounded up.
   */
  z.strictObject({
    ...Holds,
    type: z.literal('BETTING'),
    juice: z.int().min(-1_000).max(1_000),
    bettorsPerPeg: Times,
  }),
]);

export const Mask = z.strictObject({
  mask: Code,
  name: Name,
  /** The mask's Moda at the start of the dynasty. */
  moda: Count.min(1),
  effect: MaskEffect,
  /** Further effects, in this order; default: none [ruling V26]. */
  also: z.array(MaskEffect).min(1).max(9).exactOptional(),
});

/** The effect of Moda at the end of a game [Moda; ruling K18]. */
export const Moda = z.strictObject({
  /** The gain in pegs of a participant whose mask is not Raffinato. */
  pegsNotRaffinato: Count,
  /** The further gain in pegs if that mask is Greggio. */
  pegsGreggio: Count,
  /** The Moda that the Campione's mask gains after a clean game. */
  perVictory: Count,
});

export type MaskEffect = z.infer<typeof MaskEffect>;
export type Mask = z.infer<typeof Mask>;

export const effectsOfMask = ({ effect, also = [] }: Mask): readonly MaskEffect[] => [
  effect,
  ...also,
];
