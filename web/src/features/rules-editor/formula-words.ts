import { isObject } from '../../platform/json';
import { humanize } from '../../platform/i18n/humanize';
import { t } from '../../platform/i18n/translate';
import type { PlainWord } from '../../platform/i18n/translate';

/** The titles of values, items, actions and parts of declarations, by code. */
export type Titles = ReadonlyMap<string, string>;

const CODES = ['value', 'item', 'office', 'action', 'choice', 'archetype', 'name'];

/** The titles that a part of the rules declares. */
export function titlesIn(part: unknown): Titles {
  if (Array.isArray(part)) return new Map(part.flatMap((each) => [...titlesIn(each)]));
  if (!isObject(part)) return new Map();
  const title = part['title'] ?? part['plural'] ?? part['name'];
  const code = CODES.map((key) => part[key]).find((each) => typeof each === 'string');
  const own = typeof title === 'string' && typeof code === 'string' && code !== title;
  return new Map([
    ...(own ? ([[code, title]] as const) : []),
    ...Object.values(part).flatMap((each) => [...titlesIn(each)]),
  ]);
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

const isOwner = (word: string): word is keyof typeof OF => word in OF;
const isPart = (word: string): word is keyof typeof PARTS => word in PARTS;

function nameWords(name: string, titles: Titles): string {
  const plain = PLAIN[name];
  if (plain !== undefined) return t(plain);
  const called = (code: string): string => titles.get(code) ?? humanize(code);
  const [first = '', ...rest] = name.split(/[.:]/);
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
