import { z } from 'zod';
import { Code } from '../document/fields';

const Heft = z.int().min(0).max(1_000);
const Points = z.int().min(-1_000).max(1_000);

/**
 * The effect of an Arcana in a pocket [Arcana; ruling K6]. The holder is the player with the
 * pocket.
 */
const PocketEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MULTIPLY_OWN_HEFTS'), factor: z.int().min(0).max(10) }),
  /** Lowers each card of the opponent's pocket, to at least 0. */
  z.strictObject({ type: z.literal('LOWER_OPPONENT_HEFTS'), by: Heft }),
  /** The Arcana has one heft when the holder claims, and another when the opponent claims. */
  z.strictObject({ type: z.literal('HEFT_BY_CLAIMANT'), holder: Heft, opponent: Heft }),
  /** The Arcana itself has every suit. */
  z.strictObject({ type: z.literal('ALL_SUITS') }),
  /**
   * Adds points for each trick that the holder, or the opponent, claims. A trick never scores below
   * 0.
   */
  z.strictObject({
    type: z.literal('POINTS_PER_TRICK'),
    of: z.enum(['HOLDER', 'OPPONENT']),
    points: Points,
  }),
  /** Nobody scores while the opponent's pocket has no card of this rank. */
  z.strictObject({ type: z.literal('NO_POINTS_WITHOUT'), rank: Code }),
]);

/** The effect of an Arcana as the Grand Canal, for both participants. */
const GrandCanalEffect = z.discriminatedUnion('type', [
  /** A sum may differ from the Bersaglio by this much. */
  z.strictObject({ type: z.literal('BERSAGLIO_WITHIN'), by: Heft }),
  /**
   * The heft of all Arcana. The Grand Canal is an Arcana too, so the effect changes the Bersaglio
   * [ruling K7].
   */
  z.strictObject({ type: z.literal('ARCANA_HEFT'), heft: Heft }),
  z.strictObject({ type: z.literal('ARCANA_ALL_SUITS') }),
  z.strictObject({
    type: z.literal('POCKET_SIZE'),
    cards: z.int().min(1).max(100),
    /** No trick needs more cards than this; null for no such limit. */
    tricksNeedAtMost: z.int().min(1).max(100).nullable(),
  }),
  /** Masks have effects only before the first play [ruling K4]. */
  z.strictObject({ type: z.literal('MASKS_END') }),
  z.strictObject({ type: z.literal('OPEN_HANDS') }),
]);

/** Effects by the rank of an Arcana. A rank can have several. */
export const Arcana = z.strictObject({
  pocket: z.array(z.strictObject({ rank: Code, effect: PocketEffect })).max(100),
  grandCanal: z.array(z.strictObject({ rank: Code, effect: GrandCanalEffect })).max(100),
});

export type Arcana = z.infer<typeof Arcana>;
export type PocketEffect = z.infer<typeof PocketEffect>;
export type GrandCanalEffect = z.infer<typeof GrandCanalEffect>;
