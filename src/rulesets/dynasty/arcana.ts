import { z } from 'zod';
import { codeOf, part, whole } from '../document/fields';

const Heft = whole(0, 1_000);

const PocketEffect = z.discriminatedUnion('type', [
  part('Multiplies the hefts of the holder’s pocket.', {
    type: z.literal('MULTIPLY_OWN_HEFTS'),
    factor: whole(0, 10).describe('The factor.'),
  }),
  part('Lowers each card of the opponent’s pocket, to at least 0.', {
    type: z.literal('LOWER_OPPONENT_HEFTS'),
    by: Heft.describe('The heft that each card loses.'),
  }),
  part('The Arcana has one heft when the holder claims, and another when the opponent claims.', {
    type: z.literal('HEFT_BY_CLAIMANT'),
    holder: Heft.describe('The heft when the holder claims.'),
    opponent: Heft.describe('The heft when the opponent claims.'),
  }),
  part('The Arcana itself has every suit.', { type: z.literal('ALL_SUITS') }),
  part('Adds points for each trick that a participant claims. A trick never scores below 0.', {
    type: z.literal('POINTS_PER_TRICK'),
    of: z.enum(['HOLDER', 'OPPONENT']).describe('The participant.'),
    points: whole(-1_000, 1_000).describe('The points to add.'),
  }),
  part('Nobody scores while the opponent’s pocket has no card of a rank.', {
    type: z.literal('NO_POINTS_WITHOUT'),
    rank: codeOf('RANK').describe('The rank.'),
  }),
]);

const GrandCanalEffect = z.discriminatedUnion('type', [
  part('A sum may differ from the Bersaglio.', {
    type: z.literal('BERSAGLIO_WITHIN'),
    by: Heft.describe('The maximum difference.'),
  }),
  part(
    'All Arcana have one heft. The Grand Canal is an Arcana too, so the effect changes the Bersaglio [ruling K7].',
    { type: z.literal('ARCANA_HEFT'), heft: Heft.describe('The heft.') },
  ),
  part('All Arcana have every suit.', { type: z.literal('ARCANA_ALL_SUITS') }),
  part('Pockets have another size.', {
    type: z.literal('POCKET_SIZE'),
    cards: whole(1, 100).describe('The number of cards in a pocket.'),
    tricksNeedAtMost: whole(1, 100)
      .nullable()
      .describe('No trick needs more cards than this; null for no such limit.'),
  }),
  part('Masks have effects only before the first play [ruling K4].', {
    type: z.literal('MASKS_END'),
  }),
  part('Both participants see both hands.', { type: z.literal('OPEN_HANDS') }),
]);

const RANK = codeOf('RANK').describe('The rank of the Arcana.');

export const Arcana = part('Effects by the rank of an Arcana. A rank can have several.', {
  pocket: z
    .array(
      z.strictObject({ rank: RANK, effect: PocketEffect.describe('The effect.') }).meta({
        title: 'Effect of an Arcana in a pocket',
        description:
          'The effect of an Arcana in a pocket [Arcana; ruling K6]. The holder is the player with the pocket.',
        examples: [{ rank: 'SUN', effect: { type: 'ALL_SUITS' } }],
      }),
    )
    .max(100)
    .describe('The effects in pockets.'),
  grandCanal: z
    .array(
      z.strictObject({ rank: RANK, effect: GrandCanalEffect.describe('The effect.') }).meta({
        title: 'Effect of an Arcana as the Grand Canal',
        description: 'The effect of an Arcana as the Grand Canal, for both participants.',
        examples: [{ rank: 'SUN', effect: { type: 'BERSAGLIO_WITHIN', by: 1 } }],
      }),
    )
    .max(100)
    .describe('The effects as the Grand Canal.'),
});

export type Arcana = z.infer<typeof Arcana>;
export type PocketEffect = z.infer<typeof PocketEffect>;
export type GrandCanalEffect = z.infer<typeof GrandCanalEffect>;
