import type { Face } from '../cards/face';
import { faceKey } from './face-key';

type Dealt = { readonly handCards: number; readonly handArcana: number };
type Play = { readonly card: Face };

/**
 * How many cards of a hand are left, for whoever does not see it: of those that were dealt, less those that were named.
 * Whether a named card was held, only the Fine tells; one may be named twice [Arlecchino].
 */
export const cardsLeft = ({ handCards, handArcana }: Dealt, plays: readonly Play[]): number =>
  Math.max(0, handCards + handArcana - new Set(plays.map(({ card }) => faceKey(card))).size);
