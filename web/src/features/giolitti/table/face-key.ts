import type { Face } from '../../../ui/cards/face';

/** A game has one card of each rank and suit. */
export const faceKey = ({ rank, suit }: Face): string => `${rank} ${suit}`;
