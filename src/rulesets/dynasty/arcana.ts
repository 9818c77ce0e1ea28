import { z } from 'zod';
import { Code } from '../document/fields';

const Heft = z.int().min(0).max(1_000);
const Points = z.int().min(-1_000).max(1_000);

/** The effect of an Arcana in the pocket of its player, the holder [Arcana; ruling K6]. */
const PocketEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MULTIPLY_OWN_HEFTS'), factor: z.int().min(0).max(10) }),
  /** Each card of the opponent's pocket, not below 0. */
  z.strictObject({ type: z.literal('LOWER_OPPONENT_HEFTS'), by: Heft }),
  /** The heft of the card itself, by the claimant. */
  z.strictObject({ type: z.literal('HEFT_BY_CLAIMANT'), holder: Heft, opponent: Heft }),
  /** The card itself has every suit. */
  z.strictObject({ type: z.literal('ALL_SUITS') }),
  /** For each trick that the holder, or the opponent, claims; a trick never scores below 0. */
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
  /** A sum may miss the Bersaglio by this much. */
  z.strictObject({ type: z.literal('BERSAGLIO_WITHIN'), by: Heft }),
  /** The Grand Canal itself is an Arcana, so the effect shows in the Bersaglio [ruling K7]. */
  z.strictObject({ type: z.literal('ARCANA_HEFT'), heft: Heft }),
  z.strictObject({ type: z.literal('ARCANA_ALL_SUITS') }),
  z.strictObject({
    type: z.literal('POCKET_SIZE'),
    cards: z.int().min(1).max(100),
    /** Tricks that need more cards than this need only this many; null: no such limit. */
    tricksNeedAtMost: z.int().min(1).max(100).nullable(),
  }),
  /** Masks have effects before the first play and none after it [ruling K4]. */
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
