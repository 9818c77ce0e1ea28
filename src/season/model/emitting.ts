import type { Turn } from '../../kernel';
import type { SeasonState } from './rows';

/** A turn of any game with such events: each game's own turn is one. */
export type Emitting<E> = Turn<SeasonState, E>;

/** Reads the affected player from the event of that type. */
export const playerOf =
  (type: string) =>
  (event: { readonly type: string; readonly playerId?: unknown }): string | null =>
    event.type === type && typeof event.playerId === 'string' ? event.playerId : null;
