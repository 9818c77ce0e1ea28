import { z } from 'zod';
import { formula } from '../expressions/expression-shape';
import { Code, codeOf, Count, Name, part, whole } from '../document/fields';

const Times = whole(1, 100);
const TIMES = Times.describe('The number of times in a game.');
/** An effect with its type and its further properties. */
const effect = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  description: string,
  shape: Shape,
) =>
  part(description, {
    holds: formula(
      'MASK',
      'The condition when a game begins; default: always true [ruling V27].',
    ).exactOptional(),
    type: z.literal(type),
    ...shape,
  });

const MaskEffect = z.discriminatedUnion('type', [
  effect('HAND', 'Replaces the usual hand by cards, and then random Arcana from the deck.', {
    cards: whole(0, 100).describe('The number of cards.'),
    arcana: whole(0, 100).describe('The number of Arcana.'),
  }),
  effect('SECOND_PLAY', 'Cards other than Arcana may be played a second time.', {
    cards: Times.describe('The number of cards.'),
  }),
  effect('CLASS_POINTS', 'Tricks of a class score more points.', {
    class: codeOf('TRICK_CLASS').describe('The class of tricks.'),
    points: whole(-1_000, 1_000).describe('The points to add.'),
  }),
  effect('ARCANA_HEFT', 'The player’s Arcana have one heft.', {
    heft: whole(0, 1_000).describe('The heft.'),
  }),
  effect('STARTING_SCORE', 'The player starts with a score.', {
    score: whole(0, 1_000).describe('The score.'),
  }),
  effect('ARCANA_GRAND_CANAL', 'The Grand Canal is a random Arcana.', {}),
  effect('INACTIVE_TRICK', 'The player may score a trick that is not active.', { times: TIMES }),
  effect('REVEAL_MASK', 'The player may put on another mask’s effect before any Sfida.', {
    times: TIMES,
  }),
  effect('BETTING', 'Changes the game’s Juice, and pays the player for bettors.', {
    juice: whole(-1_000, 1_000).describe('The number to add to the Juice.'),
    bettorsPerPeg: Times.describe(
      'At the end of the game the player gains a peg for each this many bettors, rounded up.',
    ),
  }),
]);

export const Mask = z
  .strictObject({
    mask: Code.describe('The mask’s code.'),
    name: Name,
    moda: Count.min(1).describe('The mask’s Moda at the start of the dynasty.'),
    effect: MaskEffect.describe('The effect.'),
    also: z
      .array(MaskEffect)
      .min(1)
      .max(9)
      .exactOptional()
      .describe('Further effects, in this order; default: none [ruling V26].'),
  })
  .meta({
    title: 'Mask',
    description:
      'A mask with its effects on a player who starts a game with it [Masks; rulings K3, K4, K11, K17].',
    examples: [
      {
        ...{ mask: 'BRIGHELLA', name: 'Brighella', moda: 1 },
        effect: { type: 'STARTING_SCORE', score: 5 },
      },
      {
        ...{ mask: 'GIANDUJA', name: 'Gianduja', moda: 2 },
        effect: {
          ...{ type: 'STARTING_SCORE', score: 9 },
          holds: { op: 'LESS', of: [{ name: 'item:PEG' }, { name: 'target.item:PEG' }] },
        },
        also: [
          {
            ...{ type: 'HAND', cards: 8, arcana: 1 },
            holds: { op: 'AT_LEAST', of: [{ name: 'value:PIETY' }, 3] },
          },
          { type: 'SECOND_PLAY', cards: 1 },
          { type: 'CLASS_POINTS', class: 'PARTE', points: 2 },
          { type: 'ARCANA_HEFT', heft: 7 },
          { type: 'STARTING_SCORE', score: 1 },
          { type: 'INACTIVE_TRICK', times: 1 },
          { type: 'BETTING', juice: 1, bettorsPerPeg: 2 },
        ],
      },
    ],
  });

export const Moda = part('The effect of Moda at the end of a game [Moda; ruling K18].', {
  pegsNotRaffinato: Count.describe(
    'The gain in pegs of a participant whose mask is not Raffinato.',
  ),
  pegsGreggio: Count.describe('The further gain in pegs if that mask is Greggio.'),
  perVictory: Count.describe('The Moda that the Campione’s mask gains after a clean game.'),
});

export type MaskEffect = z.infer<typeof MaskEffect>;
export type Mask = z.infer<typeof Mask>;

export const effectsOfMask = ({ effect, also = [] }: Mask): readonly MaskEffect[] => [
  effect,
  ...also,
];
