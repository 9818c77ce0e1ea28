import { z } from 'zod';
import { ExpressionShape } from '../expressions/expression-shape';
import { Code, Count, Name } from '../fields';

const Points = z.int().min(-1_000).max(1_000);
const Times = z.int().min(1).max(100);
/** As a game begins; left out: always [ruling V27]. */
const Holds = { holds: ExpressionShape.exactOptional() };

/** What a mask does for whoever starts a game with it [Masks; rulings K3, K4, K11, K17]. */
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
  /** Up to this often per game, a trick that is not active is scored. */
  z.strictObject({ ...Holds, type: z.literal('INACTIVE_TRICK'), times: Times }),
  /** Up to this often per game, the effect of another mask is put on, before any Sfida. */
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
  /** What it does besides, in this order; left out: nothing [ruling V26]. */
  also: z.array(MaskEffect).min(1).max(9).exactOptional(),
});

/** What Moda brings at the end of a game [Moda; ruling K18]. */
export const Moda = z.strictObject({
  /** To a participant whose mask is not Raffinato. */
  pegsNotRaffinato: Count,
  /** Besides, where it is Greggio. */
  pegsGreggio: Count,
  /** Moda of the Campione's mask after a clean game. */
  perVictory: Count,
});

export type MaskEffect = z.infer<typeof MaskEffect>;
export type Mask = z.infer<typeof Mask>;

/** All that a mask does. */
export const effectsOfMask = ({ effect, also = [] }: Mask): readonly MaskEffect[] => [
  effect,
  ...also,
];
