import { counted } from '../../../kernel';
import { rankCount } from '../../round/cards';
import type { Deck, SuitGroup } from '../../round/deck';
import { list, numbered, plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

/** Cards [rulings D9, F1, F2]. */
export const cards: RoundSectionWriter = ({ deck, hands }) =>
  section(
    'cards',
    'Cards',
    `A card has a rank and a suit. There are ${counted(deck.suits.length, 'suit')} and ` +
      `${counted(rankCount(deck), 'rank')}, and no others.${archetypes(deck)}`,
    hands.ranking.procedure === 'SCORE'
      ? 'Suits, and the ranks of an archetype, are in the order of their numbers, the lowest first.'
      : 'The numbers are those of the dice, and ranks whose numbers follow one another are in a ' +
          'row. Where it matters which card is higher, the [ranking of hands](#scoring) says so.',
    suits(deck),
    ranks(deck),
    'To draw a card by dice:',
    numbered(`a d${deck.suits.length} gives the suit by its number;`, rankDie(deck)),
    groups(deck, 'Tradition', deck.traditions),
    groups(deck, 'Color', deck.colors),
  );

const archetypes = (deck: Deck): string =>
  isPlain(deck) ? '' : ' The archetype of a suit says which ranks its cards have.';

/** True if the deck has one archetype, so that every suit has every rank. */
const isPlain = (deck: Deck): boolean => deck.archetypes.length === 1;

function suits(deck: Deck): string {
  const named = (code: string): string =>
    plain(deck.archetypes.find(({ archetype }) => archetype === code)?.name ?? code);
  return table(
    [`d${deck.suits.length}`, 'Suit', ...(isPlain(deck) ? [] : ['Archetype'])],
    deck.suits.map(({ number, name, archetype }) => [
      String(number),
      plain(name),
      ...(isPlain(deck) ? [] : [named(archetype)]),
    ]),
  );
}

function rankDie(deck: Deck): string {
  const dice = deck.archetypes.map(({ name, ranks: { length } }) => `${plain(name)} d${length}`);
  return isPlain(deck)
    ? `a d${rankCount(deck)} gives the rank by its number.`
    : 'a die with as many sides as the archetype of that suit has ranks gives the rank ' +
        `(${list(dice)}).`;
}

function ranks(deck: Deck): string {
  const longest = Math.max(...deck.archetypes.map((archetype) => archetype.ranks.length));
  return table(
    isPlain(deck)
      ? [`d${longest}`, 'Rank']
      : ['Number', ...deck.archetypes.map(({ name }) => plain(name))],
    Array.from({ length: longest }, (_, place) => [
      String(place + 1),
      ...deck.archetypes.map((archetype) => {
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
