import type { Face } from '../../../ui/cards/face';
import { faceKey } from './face-key';

type DealtCounts = { readonly handCards: number; readonly handArcana: number };
type Play = { readonly card: Face };

/**
 * The cards left in a hidden hand: those dealt less those named. Whether a named card was really
 * held, only the Fine shows; a card may be named twice [Arlecchino].
 */
export const cardsLeft = ({ handCards, handArcana }: DealtCounts, plays: readonly Play[]): number =>
  Math.max(0, handCards + handArcana - new Set(plays.map(({ card }) => faceKey(card))).size);
