/**
 * Cards [Round 10, 24 August 2021]: thirteen suits. The Arcana have 22 ranks, each other suit has
 * twenty.
 */
import { deepFreeze } from '../document/ruleset';
import type { Deck } from '../round/deck';

/** Numbers the ranks from 1 in the order of the table. The code is the name in capitals. */
const ranks = (...names: string[]) =>
  names.map((name, place) => ({
    rank: name.toUpperCase().replaceAll(' ', '_'),
    name,
    aliases: [],
    number: place + 1,
  }));

const suit = (name: string, place: number, archetype: string) => ({
  suit: name.toUpperCase(),
  name,
  number: place + 1,
  archetype,
});

/**
 * A tradition or a color. All groups count in this edition, including the Special ones [ruling F2].
 */
const group = (name: string, ...suits: string[]) => ({
  group: name.toUpperCase(),
  name,
  suits,
  counts: true,
});

const NUMBERS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'];

export const DECK_2021_08_24: Deck = deepFreeze<Deck>({
  archetypes: [
    {
      archetype: 'STANDARD',
      name: 'Standard',
      ranks: ranks(
        'Ace',
        ...NUMBERS,
        ...['Unter Knave', 'Ober Knave', 'Knight', 'Bishop', 'Rook', 'Queen', 'King'],
      ),
    },
    {
      archetype: 'ARCANA',
      name: 'Arcana',
      ranks: ranks(
        ...['The Fool', 'The Magician', 'The High Priestess', 'The Empress', 'The Emperor'],
        ...['The Hierophant', 'The Lovers', 'The Chariot', 'Justice', 'The Hermit'],
        ...['Wheel of Fortune', 'Strength', 'The Hanged Man', 'Death', 'Temperance'],
        ...['The Devil', 'The Tower', 'The Star', 'The Moon', 'The Sun', 'Judgement', 'The World'],
      ),
    },
  ],
  suits: [
    ...['Leaves', 'Diamonds', 'Cups', 'Clubs', 'Acorns', 'Roses'],
    ...['Bells', 'Swords', 'Shields', 'Hearts', 'Coins', 'Spades'],
  ]
    .map((name, place) => suit(name, place, 'STANDARD'))
    .concat(suit('Arcana', 12, 'ARCANA')),
  traditions: [
    group('French', 'HEARTS', 'DIAMONDS', 'SPADES', 'CLUBS'),
    group('Spanish', 'SWORDS', 'CUPS', 'COINS', 'CLUBS'),
    group('German', 'LEAVES', 'HEARTS', 'BELLS', 'ACORNS'),
    group('Swiss', 'BELLS', 'ACORNS', 'ROSES', 'SHIELDS'),
    group('Special', 'ARCANA'),
  ],
  colors: [
    group('Red', 'HEARTS', 'DIAMONDS', 'ROSES'),
    group('Black', 'SPADES', 'CLUBS', 'SWORDS'),
    group('Green', 'LEAVES', 'ACORNS', 'SHIELDS'),
    group('Gold', 'COINS', 'BELLS', 'CUPS'),
    group('Special', 'ARCANA'),
  ],
});
