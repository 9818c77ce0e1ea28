import type { PlayerRow } from './rows';

/** Ends a membership, by the player's wish or the host's. */
export type Depart<T> = (turn: T, player: PlayerRow, departure: 'LEFT' | 'REMOVED') => void;
