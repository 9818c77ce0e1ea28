import { z } from 'zod';
import { Code, codeOf, Name, part, SmallCount, whole } from '../document/fields';

const CARDS = whole(1, 100).describe('The exact number of cards.');
const MINIMUM_CARDS = whole(1, 100).describe('The least number of cards.');
const RANKS = z.array(codeOf('RANK')).min(1).max(100).describe('The ranks.');

const Pattern = z.discriminatedUnion('type', [
  part(
    'Both pockets have at least `minimumCards` cards, and the hefts of the claimant’s pocket have the higher sum.',
    { type: z.literal('HIGHER_SUM'), minimumCards: MINIMUM_CARDS },
  ),
  part(
    'The pocket has one of these ranks, and its newest card has more heft than the other pocket’s newest card.',
    { type: z.literal('HIGHER_NEWEST'), ranks: RANKS },
  ),
  part('Each card of the pocket has less heft than each card of the other pocket.', {
    type: z.literal('ALL_LOWER'),
    minimumCards: MINIMUM_CARDS,
  }),
  part('The oldest card of the pocket has the suit or the rank of the Grand Canal.', {
    type: z.literal('OLDEST_LIKE_GRAND_CANAL'),
    minimumCards: MINIMUM_CARDS,
  }),
  part('The cards have the same suit.', { type: z.literal('SAME_SUIT'), cards: CARDS }),
  part('The cards have the same rank.', {
    type: z.literal('SAME_RANK'),
    minimumCards: MINIMUM_CARDS,
  }),
  part('The sum of the cards’ hefts is the Bersaglio.', {
    type: z.literal('SUM_IS_BERSAGLIO'),
    cards: CARDS,
  }),
  part('The pocket has at least `minimumCards` cards of these ranks.', {
    type: z.literal('HAS_RANKS'),
    ranks: RANKS,
    minimumCards: MINIMUM_CARDS,
  }),
]);

export const Trick = z
  .strictObject({
    trick: Code.describe('The trick’s code.'),
    name: Name,
    class: codeOf('TRICK_CLASS').describe('The class of the trick.'),
    points: whole(0, 1_000).describe('The points that it scores.'),
    pattern: Pattern.describe('The pocket that the trick needs [Tricks; rulings K8, K9].'),
  })
  .meta({
    title: 'Trick',
    description: 'A trick, which scores points.',
    examples: [
      {
        ...{ trick: 'FLOTTA', name: 'Flotta', class: 'PARTE', points: 12 },
        pattern: { type: 'SAME_SUIT', cards: 5 },
      },
    ],
  });

export const TrickClass = z
  .strictObject({
    class: Code.describe('The class’s code.'),
    name: Name,
    active: z
      .discriminatedUnion('type', [
        part('All tricks of the class.', { type: z.literal('ALL') }),
        part('Some tricks of the class, drawn at random when a game starts.', {
          type: z.literal('RANDOM'),
          count: SmallCount.describe('The number of tricks.'),
        }),
      ])
      .describe('The active tricks of a game.'),
  })
  .meta({
    title: 'Class of tricks',
    description: 'A class of tricks, and the number of active ones in a game.',
    examples: [{ class: 'CONCHIGLIA', name: 'Conchiglia', active: { type: 'ALL' } }],
  });

export type Pattern = z.infer<typeof Pattern>;
export type Trick = z.infer<typeof Trick>;
export type TrickClass = z.infer<typeof TrickClass>;
