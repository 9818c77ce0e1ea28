/** The Deck [Giolitti]: 50 cards. Four suits have hefts; the Arcana have none. */
import type { DynastyDeck, DynastySuit } from '../dynasty/deck';
import { deepFreeze } from '../document/ruleset';

const suit = (name: string, hefts: readonly (readonly [string, number])[]): DynastySuit => ({
  suit: name.toUpperCase(),
  name,
  ranks: hefts.map(([rank, heft]) => ({ rank: rank.toUpperCase(), name: rank, heft })),
});

const HEFTS = [
  ...([['King', 14] as const, ['Queen', 13], ['Knight', 12], ['Knave', 11]] as const),
  ...([['10', 10] as const, ['9', 9], ['8', 8], ['7', 7], ['6', 6], ['Ace', 1]] as const),
];

const ARCANA = [
  ...['Angel', 'World', 'Sun', 'Moon', 'Star', 'Lightning', 'Devil', 'Death', 'Impostor'],
  'Magician',
];

export const GIOLITTI_DECK: DynastyDeck = deepFreeze<DynastyDeck>({
  suits: [
    ...['Batons', 'Coins', 'Cups', 'Swords'].map((name) => suit(name, HEFTS)),
    suit(
      'Arcana',
      ARCANA.map((rank) => [rank, 0]),
    ),
  ],
  arcana: 'ARCANA',
});
