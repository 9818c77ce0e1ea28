import { isObject } from '../json';
import { humanize } from '../i18n/humanize';
import { t } from '../i18n/translate';
import type { PlainWord } from '../i18n/translate';

/** The titles of all that the rules name, by code, and by kind and code: `item:CHIP`. */
export type Titles = ReadonlyMap<string, string>;

/** The properties with an entry's own code. An entry has the code of the first one. */
const CODES = [
  ...['trick', 'suit', 'rank', 'symbol', 'mask', 'fortune', 'exchange', 'archetype', 'phase'],
  ...['class', 'office', 'action', 'choice', 'item', 'value', 'anchor', 'name'],
];

/** The titles that a part of the rules declares. */
export function titlesIn(part: unknown): Titles {
  const titles = new Map<string, string>();
  const collect = (within: unknown): void => {
    if (typeof within !== 'object' || within === null) return;
    if (isObject(within)) {
      const title = within['title'] ?? within['plural'] ?? within['name'];
      const kind = CODES.find((key) => typeof within[key] === 'string');
      const code = kind === undefined ? undefined : within[kind];
      if (typeof title === 'string' && typeof code === 'string' && code !== title) {
        titles.set(code, titles.get(code) ?? title).set(`${String(kind)}:${code}`, title);
      }
    }
    Object.values(within).forEach(collect);
  };
  collect(part);
  return titles;
}

const PLAIN: Readonly<Record<string, PlainWord>> = {
  ...{ placement: 'names.placement', dice: 'names.dice', cards: 'names.cards' },
  ...{ ranks: 'names.ranks', different: 'names.different', highest: 'names.highest' },
  ...{ magistrelli: 'names.magistrelli', wealth: 'names.wealth', week: 'names.week' },
  ...{ votesFor: 'names.votesFor', votesAgainst: 'names.votesAgainst' },
  ...{ players: 'names.players', gamesPlayed: 'names.gamesPlayed', gamesWon: 'names.gamesWon' },
  'card.held': 'names.held',
};

/** The names of things of others, by the word before the point. */
const OF = {
  target: 'names.ofOther',
  others: 'names.ofOthers',
  card: 'names.ofCard',
  hand: 'names.overHand',
} as const;

/** The parts of a hand, by the word before the point. */
const PARTS = {
  cards: 'names.cardsOf',
  ranks: 'names.ranksOf',
  highest: 'names.highestOf',
  suit: 'names.ofSuit',
  rank: 'names.ofRank',
} as const;

/** The parts of a hand that are cards of an archetype. */
const PARTS_OF_HANDS = ['cards', 'ranks', 'highest'];

const isOwner = (word: string): word is keyof typeof OF => word in OF;
const isPart = (word: string): word is keyof typeof PARTS => word in PARTS;

function nameWords(name: string, titles: Titles): string {
  const plain = PLAIN[name];
  if (plain !== undefined) return t(plain);
  const [first = '', ...rest] = name.split(/[.:]/);
  const kind = first === 'items' ? 'item' : PARTS_OF_HANDS.includes(first) ? 'archetype' : first;
  const called = (code: string): string =>
    titles.get(`${kind}:${code}`) ?? titles.get(code) ?? humanize(code);
  if (rest.length === 0) return name;
  if (isOwner(first)) {
    return t(OF[first], { name: nameWords(name.slice(first.length + 1), titles) });
  }
  const titled = rest.map(called).join(': ');
  return isPart(first) ? t(PARTS[first], { name: titled }) : titled;
}

/** A printed formula with titles in place of codes: "Pegs in the pot >= 5". */
export const formulaWords = (formula: string, titles: Titles): string =>
  formula.replace(/[A-Za-z][A-Za-z0-9]*(?:[.:][A-Za-z0-9_]+)*/g, (name) => nameWords(name, titles));
