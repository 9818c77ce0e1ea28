import type { Turn } from '../kernel';
import type { SeasonState } from './rows';

/** The turn of a game that has such events: a game's own turn is one. */
export type Emitting<E> = Turn<SeasonState, E>;

/** The player of the event of that type: what a command about a player has made or changed. */
export const playerOf =
  (type: string) =>
  (event: { readonly type: string; readonly playerId?: unknown }): string | null =>
    event.type === type && typeof event.playerId === 'string' ? event.playerId : null;
