import { z } from 'zod';
import { Code, codeOf, Name, part, whole } from '../document/fields';

const DynastyRank = part('A rank of a suit.', {
  rank: Code.describe('The rank’s code.'),
  name: Name,
  heft: whole(0, 1_000).describe('The printed heft, before any effect in a game.'),
});

const DynastySuit = z
  .strictObject({
    suit: Code.describe('The suit’s code.'),
    name: Name,
    ranks: z.array(DynastyRank).min(1).max(100).describe('The ranks, highest first.'),
  })
  .meta({
    title: 'Suit',
    description: 'A suit with its ranks.',
    examples: [
      {
        ...{ suit: 'FISH', name: 'Fish' },
        ranks: [
          { rank: 'PIKE', name: 'Pike', heft: 9 },
          { rank: 'CARP', name: 'Carp', heft: 3 },
        ],
      },
    ],
  });

export const DynastyDeck = part('The cards of a game: one of each rank of each suit [The Deck].', {
  suits: z.array(DynastySuit).min(1).max(100).describe('The suits.'),
  arcana: codeOf('SUIT').describe('The suit whose cards are Arcana.'),
});

export type DynastyDeck = z.infer<typeof DynastyDeck>;
export type DynastySuit = z.infer<typeof DynastySuit>;
export type DynastyRank = z.infer<typeof DynastyRank>;
