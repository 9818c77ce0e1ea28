import type { Card } from '../../rulesets';
import { badInput } from '../errors/fault';
import type { CardInput } from '../generated/resolvers';
import { readList } from '../input/checks';

/** Reads one card. The engine decides whether the deck has it. */
export function readOneCard(field: string, { rank, suit, count }: CardInput): Card {
  if ((count ?? 1) !== 1) throw badInput(`${field}.count`, '1, or left out');
  return { rank, suit };
}

export const readDeck = (field: string, cards: readonly CardInput[]): Card[] =>
  readList(field, cards, 0).map((card, index) => readOneCard(`${field}.${index}`, card));
