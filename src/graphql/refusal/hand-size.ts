import { counted } from '../../kernel';
import type { JsonObject } from '../../kernel';

/** Of a hand with too few or too many cards, from what it has and what the rules ask for. */
export function handSize({ cards, minimumCards, maximumCards }: JsonObject): string {
  const least = typeof minimumCards === 'number' ? minimumCards : 1;
  const has = typeof cards === 'number' ? `, and this one has ${cards || 'none'}` : '';
  const cardsOf = (count: number): string => counted(count, 'card');
  if (typeof maximumCards !== 'number') return `A hand needs at least ${cardsOf(least)}${has}.`;
  if (maximumCards === least) return `A hand needs exactly ${cardsOf(least)}${has}.`;
  return `A hand needs ${least} to ${cardsOf(maximumCards)}${has}.`;
}
