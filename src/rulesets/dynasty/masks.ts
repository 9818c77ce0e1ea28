import { z } from 'zod';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Count, Name } from '../document/fields';

const Points = z.int().min(-1_000).max(1_000);
const Times = z.int().min(1).max(100);
/** Its condition as a game begins; left out: always [ruling V27]. */
const Holds = { holds: ExpressionShape.exactOptional() };

/** The effect of a mask on a player who starts a game with it [Masks; rulings K3, K4, K11, K17]. */
const MaskEffect = z.discriminatedUnion('type', [
  /** Dealt instead of the usual hand: `cards`, then this many random Arcana from the deck. */
  z.strictObject({
    ...Holds,
    type: z.literal('HAND'),
    cards: z.int().min(0).max(100),
    arcana: z.int().min(0).max(100),
  }),
  /** This many cards that are not Arcana may be played once more. */
  z.strictObject({ ...Holds, type: z.literal('SECOND_PLAY'), cards: Times }),
  z.strictObject({ ...Holds, type: z.literal('CLASS_POINTS'), class: Code, points: Points }),
  z.strictObject({ ...Holds, type: z.literal('ARCANA_HEFT'), heft: z.int().min(0).max(1_000) }),
  z.strictObject({ ...Holds, type: z.literal('STARTING_SCORE'), score: z.int().min(0).max(1_000) }),
  /** The Grand Canal is a random Arcana. */
  z.strictObject({ ...Holds, type: z.literal('ARCANA_GRAND_CANAL') }),
  /** A trick that is not active is scored, at most this often per game. */
  z.strictObject({ ...Holds, type: z.literal('INACTIVE_TRICK'), times: Times }),
  /** Another mask's effect is put on before any Sfida, at most this often per game. */
  z.strictObject({ ...Holds, type: z.literal('REVEAL_MASK'), times: Times }),
  /** Juice of the game, and at its end a peg for each `bettorsPerPeg` bettors, rounded up. */
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
  /** Its Moda at the start of the dynasty. */
  moda: Count.min(1),
  effect: MaskEffect,
  /** Its further effects, in this order; left out: none [ruling V26]. */
  also: z.array(MaskEffect).min(1).max(9).exactOptional(),
});

/** The effect of Moda at the end of a game [Moda; ruling K18]. */
export const Moda = z.strictObject({
  /** For a participant whose mask is not Raffinato. */
  pegsNotRaffinato: Count,
  /** Further pegs if it is Greggio. */
  pegsGreggio: Count,
  /** Moda of the Campione's mask after a clean game. */
  perVictory: Count,
});

export type MaskEffect = z.infer<typeof MaskEffect>;
export type Mask = z.infer<typeof Mask>;

/** All effects of a mask. */
export const effectsOfMask = ({ effect, also = [] }: Mask): readonly MaskEffect[] => [
  effect,
  ...also,
];
