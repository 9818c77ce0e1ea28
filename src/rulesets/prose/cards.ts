import { rankCount } from '../round/cards';
import type { Deck, SuitGroup } from '../round/deck';
import { list, numbered, plain, table } from './markdown';
import { section } from './section';
import type { Writer } from './section';
import { counted } from './words';

/** Cards [rulings D9, F1, F2]. */
export const cards: Writer = ({ deck }) =>
  section(
    'cards',
    'Cards',
    `A card has a rank and a suit. There are ${counted(deck.suits.length, 'suit')} and ` +
      `${counted(rankCount(deck), 'rank')}; the archetype of a suit says which ranks its cards have. ` +
      'Suits and the ranks of an archetype are in the order of their numbers, the lowest first.',
    table(
      [`d${deck.suits.length}`, 'Suit', 'Archetype'],
      deck.suits.map(({ number, name, archetype }) => [
        String(number),
        plain(name),
        plain(deck.archetypes.find((known) => known.archetype === archetype)?.name ?? archetype),
      ]),
    ),
    ranks(deck),
    'To draw a card by dice:',
    numbered(
      `a d${deck.suits.length} gives the suit by its number;`,
      `a die with as many sides as the archetype of that suit has ranks gives the rank (${list(
        deck.archetypes.map((known) => `${plain(known.name)} d${known.ranks.length}`),
      )}).`,
    ),
    groups(deck, 'Tradition', deck.traditions),
    groups(deck, 'Color', deck.colors),
  );

function ranks({ archetypes }: Deck): string {
  const longest = Math.max(...archetypes.map((archetype) => archetype.ranks.length));
  return table(
    ['Number', ...archetypes.map(({ name }) => plain(name))],
    Array.from({ length: longest }, (_, place) => [
      String(place + 1),
      ...archetypes.map((archetype) => {
        const rank = archetype.ranks[place];
        if (rank === undefined) return '–';
        const aliases = rank.aliases.map((alias) => `, also ${plain(alias)}`).join('');
        return plain(rank.name) + aliases;
      }),
    ]),
  );
}

function groups(deck: Deck, kind: string, all: readonly SuitGroup[]): string | null {
  if (all.length === 0) return null;
  const name = (code: string): string =>
    plain(deck.suits.find(({ suit }) => suit === code)?.name ?? code);
  return table(
    [kind, 'Suits'],
    all.map((group) => [plain(group.name), list(group.suits.map(name))]),
  );
}
