import type { RoundRefusal } from '../model/refusal';
import { atMost, entriesShape } from '../model/shapes';
import type { CountedCard } from './vocabulary';

const MOST_OF_A_CARD = 1_000_000;

/** An empty hand has a refusal of its own. */
export function cardsShape({
  cards,
}: {
  readonly cards: readonly CountedCard[];
}): RoundRefusal | null {
  const counts = cards.map(({ count }) => count);
  return (
    entriesShape('cards', cards, 0, 'submitting-a-hand') ??
    atMost('count', counts, MOST_OF_A_CARD, 'submitting-a-hand')
  );
}
