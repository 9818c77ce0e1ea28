/** Finds the tricks in the holder's pocket. */
import { heftsOf } from './hefts';
import { ofCard, onTable, pocketOf } from './position';
import type { Position } from './position';
import { isArcana } from './rules';
import type { Card, Trick } from './rules';

const sum = (hefts: readonly number[]): number => hefts.reduce((all, heft) => all + heft, 0);

export function shows(position: Position, { pattern }: Trick): boolean {
  const pocket = pocketOf(position, position.holder);
  const { cards, minimumCards, ranks } = pattern;
  const need = (count: number): number =>
    Math.min(count, onTable(position, 'POCKET_SIZE')[0]?.tricksNeedAtMost ?? count);
  const isFull = pocket.length >= need(minimumCards);
  const heavenly = pocket.filter(({ rank }) => ranks.includes(rank)).length;
  switch (pattern.type) {
    case 'HIGHER_SUM':
      return isFull && isHeavier(position, need(minimumCards));
    case 'HIGHER_NEWEST':
      return heavenly > 0 && isNewestHigher(position);
    case 'ALL_LOWER':
      return isFull && isBelowAll(position);
    case 'OLDEST_LIKE_GRAND_CANAL':
      return isFull && isLikeGrandCanal(position, pocket[0]);
    case 'SAME_SUIT':
      return pocket.length === need(cards) && isOneSuit(pocket.map((c) => suitOf(position, c)));
    case 'SAME_RANK':
      return isFull && new Set(pocket.map(({ rank }) => rank)).size === 1;
    case 'SUM_IS_BERSAGLIO':
      return pocket.length === need(cards) && isBersaglio(position);
    case 'HAS_RANKS':
      return heavenly >= need(minimumCards);
    default:
      // This client cannot claim a kind of trick that it does not know.
      return false;
  }
}

function isHeavier(position: Position, need: number): boolean {
  const { mine, theirs } = heftsOf(position);
  return theirs.length >= need && sum(mine) > sum(theirs);
}

/** The Grand Canal replaces the newest card of an opponent who has not played. */
function isNewestHigher(position: Position): boolean {
  const { mine, played, theirs } = heftsOf(position);
  const [own, other] = [mine.at(-1), played.at(-1) ?? theirs.at(-1)];
  return own !== undefined && other !== undefined && own > other;
}

function isBelowAll(position: Position): boolean {
  const { mine, theirs } = heftsOf(position);
  return theirs.length > 0 && Math.max(...mine) < Math.min(...theirs);
}

function isBersaglio(position: Position): boolean {
  const within = onTable(position, 'BERSAGLIO_WITHIN')[0]?.by ?? 0;
  return Math.abs(sum(heftsOf(position).mine) - position.bersaglio) <= within;
}

function isLikeGrandCanal(position: Position, oldest: Card | undefined): boolean {
  const { grandCanal } = position;
  if (oldest === undefined) return false;
  const suits = [suitOf(position, oldest), suitOnTable(position, grandCanal)];
  return oldest.rank === grandCanal.rank || isOneSuit(suits);
}

/** The card's suit; null if it has all suits. */
const suitOf = (position: Position, card: Card): string | null =>
  ofCard(position, card, 'ALL_SUITS').length > 0 ? null : suitOnTable(position, card);

const suitOnTable = (position: Position, card: Card): string | null =>
  isArcana(position.rules, card) && onTable(position, 'ARCANA_ALL_SUITS').length > 0
    ? null
    : card.suit;

const isOneSuit = (suits: readonly (string | null)[]): boolean =>
  new Set(suits.filter((suit) => suit !== null)).size <= 1;
