/** Flushed [Scoring]: "the suit of each card is the same and the hand is at least 4 cards". */
import { cardCount } from './faces';
import type { Face } from './faces';

export function oneSuit(
  faces: readonly Face[],
  minimumCards: number,
  value: number,
): number | null {
  const suits = new Set(faces.map(({ suit }) => suit));
  return suits.size === 1 && cardCount(faces) >= minimumCards ? value : null;
}
