import { z } from 'zod';
import { formula } from '../expressions/expression-shape';
import { chosen, Code, codeOf, Count, named, part, whole } from '../document/fields';

const Times = whole(1, 100);
const TIMES = Times.meta({ description: 'The number of times in a game.', says: '… times a game' });
/** An effect with its type and its further properties. */
const effect = <Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  label: string,
  description: string,
  shape: Shape,
) =>
  part(description, {
    holds: formula('MASK', 'The condition when a game begins; default: always true [ruling V27].')
      .exactOptional()
      .meta({ says: 'if this is true: …', absent: 'always' }),
    type: chosen(type, label, 'A player who starts a game with it …'),
    ...shape,
  });

const MaskEffect = z.discriminatedUnion('type', [
  effect(
    'HAND',
    'is dealt another hand:',
    'Replaces the usual hand by cards, and then random Arcana from the deck.',
    {
      cards: whole(0, 100).meta({ description: 'The number of cards.', says: '… cards' }),
      arcana: whole(0, 100).meta({ description: 'The number of Arcana.', says: '… random Arcana' }),
    },
  ),
  effect(
    'SECOND_PLAY',
    'may play once more',
    'Cards other than Arcana may be played a second time.',
    {
      cards: Times.meta({ description: 'The number of cards.', says: '… cards' }),
    },
  ),
  effect(
    'CLASS_POINTS',
    'adds, for each trick of the class',
    'Tricks of a class score more points.',
    {
      class: codeOf('TRICK_CLASS').meta({ description: 'The class of tricks.', says: '…' }),
      points: whole(-1_000, 1_000).meta({ description: 'The points to add.', says: '… points' }),
    },
  ),
  effect('ARCANA_HEFT', 'sets the heft of Arcana', 'The player’s Arcana have one heft.', {
    heft: whole(0, 1_000).meta({ description: 'The heft.', says: 'to …' }),
  }),
  effect('STARTING_SCORE', 'sets the score at the start', 'The player starts with a score.', {
    score: whole(0, 1_000).meta({ description: 'The score.', says: 'to …' }),
  }),
  effect(
    'ARCANA_GRAND_CANAL',
    'has an Arcana as the Grand Canal',
    'The Grand Canal is a random Arcana.',
    {},
  ),
  effect(
    'INACTIVE_TRICK',
    'scores a trick that is not active',
    'The player may score a trick that is not active.',
    { times: TIMES },
  ),
  effect(
    'REVEAL_MASK',
    'puts on another mask',
    'The player may put on another mask’s effect before any Sfida.',
    {
      times: TIMES,
    },
  ),
  effect(
    'BETTING',
    'adds to the Juice',
    'Changes the game’s Juice, and pays the player for bettors.',
    {
      juice: whole(-1_000, 1_000).meta({
        description: 'The number to add to the Juice.',
        says: '…',
      }),
      bettorsPerPeg: Times.meta({
        description:
          'At the end of the game the player gains a peg for each this many bettors, rounded up.',
        says: 'and gains a peg for every … bettors',
      }),
    },
  ),
]);

export const Mask = z
  .strictObject({
    mask: Code.describe('The mask’s code.'),
    name: named('There is a mask, …'),
    moda: Count.min(1).meta({
      description: 'The mask’s Moda at the start of the dynasty.',
      says: 'whose Moda begins at …',
    }),
    effect: MaskEffect.describe('The effect.'),
    also: z.array(MaskEffect).min(1).max(9).exactOptional().meta({
      description: 'Further effects, in this order; default: none [ruling V26].',
      says: 'Also: …',
    }),
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
