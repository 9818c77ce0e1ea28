import { z } from 'zod';
import { Code, codeOf, Name, Natural, part } from '../document/fields';

const RankEntry = part('A rank of an archetype.', {
  rank: Code.describe('The rank’s code.'),
  name: Name,
  aliases: z
    .array(Name)
    .max(10)
    .describe('Other names under which a declaration may write the rank [ruling D9].'),
  number: Natural.describe(
    'The roll that gives the rank. It is also the rank’s place in the order of its archetype.',
  ),
});

const ArchetypeEntry = z
  .strictObject({
    archetype: Code.describe('The archetype’s code.'),
    name: Name,
    ranks: z.array(RankEntry).min(1).max(100).describe('The ranks of its suits, in any order.'),
  })
  .meta({
    title: 'Archetype',
    description: 'A kind of suits, which have the same ranks.',
    examples: [
      {
        ...{ archetype: 'BIRDS', name: 'Birds' },
        ranks: [{ rank: 'HERON', name: 'Heron', aliases: [], number: 1 }],
      },
    ],
  });

const SuitEntry = z
  .strictObject({
    suit: Code.describe('The suit’s code.'),
    name: Name,
    number: Natural.describe(
      'The roll that gives the suit. It is also the suit’s place in the order of the suits.',
    ),
    archetype: codeOf('ARCHETYPE').describe('The archetype, which has its ranks.'),
  })
  .meta({
    title: 'Suit',
    description: 'A suit. The numbers of the suits are 1, 2, 3 ….',
    examples: [{ suit: 'FEATHERS', name: 'Feathers', number: 14, archetype: 'STANDARD' }],
  });

const SuitGroup = z
  .strictObject({
    group: Code.describe('The group’s code.'),
    name: Name,
    suits: z.array(codeOf('SUIT')).min(1).max(100).describe('The suits.'),
    counts: z
      .boolean()
      .describe(
        'True if a hand of exactly these suits earns the multiplier for groups of this kind.',
      ),
  })
  .meta({
    title: 'Group of suits',
    description: 'A tradition or a colour: suits that belong together.',
    examples: [{ group: 'SHARP', name: 'Sharp', suits: ['SWORDS', 'DIAMONDS'], counts: true }],
  });

export const Deck = part(
  'The possible cards, and the dice that draw one: first the suit, then the rank.',
  {
    archetypes: z.array(ArchetypeEntry).min(1).max(10).describe('The archetypes of the suits.'),
    suits: z.array(SuitEntry).min(1).max(100).describe('The suits.'),
    traditions: z.array(SuitGroup).max(50).describe('The traditions of suits.'),
    colors: z.array(SuitGroup).max(50).describe('The colours of suits.'),
  },
);

export type Deck = z.infer<typeof Deck>;
export type ArchetypeEntry = z.infer<typeof ArchetypeEntry>;
export type RankEntry = z.infer<typeof RankEntry>;
export type SuitEntry = z.infer<typeof SuitEntry>;
export type SuitGroup = z.infer<typeof SuitGroup>;
