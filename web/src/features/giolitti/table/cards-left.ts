import type { Face } from '../../../ui/cards/face';
import { faceKey } from './face-key';

type DealtCounts = { readonly handCards: number; readonly handArcana: number };
type Play = { readonly card: Face };

/**
 * The number of cards left in a hidden hand: the dealt cards less the named ones, each counted
 * once. A card can be named twice [Arlecchino]. Only the Fine shows whether the player held a named
 * card.
 */
export const cardsLeft = ({ handCards, handArcana }: DealtCounts, plays: readonly Play[]): number =>
  Math.max(0, handCards + handArcana - new Set(plays.map(({ card }) => faceKey(card))).size);
