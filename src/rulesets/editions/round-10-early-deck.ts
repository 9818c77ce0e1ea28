/**
 * Lots [Round 10, early]: a d13 for the rank and a d4 for the suit. Letters are accepted too [D9].
 */
import { deepFreeze } from '../document/ruleset';
import type { Deck } from '../round/deck';

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'];

export const DECK_EARLY: Deck = deepFreeze<Deck>({
  archetypes: [
    {
      archetype: 'STANDARD',
      name: 'Standard',
      ranks: [
        { rank: 'ACE', name: 'Ace', aliases: ['A'], number: 1 },
        ...NUMBERS.map((name, place) => ({ rank: name, name, aliases: [], number: place + 2 })),
        { rank: 'JACK', name: 'Jack', aliases: ['J'], number: 11 },
        { rank: 'QUEEN', name: 'Queen', aliases: ['Q'], number: 12 },
        { rank: 'KING', name: 'King', aliases: ['K'], number: 13 },
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
