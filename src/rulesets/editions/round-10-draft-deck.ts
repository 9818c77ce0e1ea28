/** Lots [Round 10, draft]: a d4 for one of four suits and a d5 for one of five ranks. */
import { deepFreeze } from '../document/ruleset';
import type { Deck } from '../round/deck';

export const DECK_DRAFT: Deck = deepFreeze<Deck>({
  archetypes: [
    {
      archetype: 'STANDARD',
      name: 'Standard',
      ranks: [
        { rank: 'ACE', name: 'Ace', aliases: ['A'], number: 1 },
        { rank: '10', name: '10', aliases: [], number: 2 },
        { rank: 'JACK', name: 'Jack', aliases: ['J'], number: 3 },
        { rank: 'QUEEN', name: 'Queen', aliases: ['Q'], number: 4 },
        { rank: 'KING', name: 'King', aliases: ['K'], number: 5 },
      ],
    },
  ],
  suits: [
    { suit: 'SPADES', name: 'Spades', number: 1, archetype: 'STANDARD' },
    { suit: 'HEARTS', name: 'Hearts', number: 2, archetype: 'STANDARD' },
    { suit: 'CLUBS', name: 'Clubs', number: 3, archetype: 'STANDARD' },
    { suit: 'DIAMONDS', name: 'Diamonds', number: 4, archetype: 'STANDARD' },
  ],
  traditions: [],
  colors: [],
});
